import { chartFrameHeight } from '#ui/charts/sizes'

/** Pixels of the drawing itself. */
export const chartHeight = 240

/** Pixels of drawing and reading line, and of the table that can stand in their place. */
export const chartAreaHeight = chartFrameHeight(chartHeight)
