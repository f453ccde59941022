/** The parts that a chart of one's own is put together from, each fetched when it is first drawn. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const ChartsContainer = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsContainer').then((module) => module.ChartsContainer),
)

export const BarPlot = lazyWithPreload(() =>
  import('@mui/x-charts/BarChart').then((module) => module.BarPlot),
)

export const LinePlot = lazyWithPreload(() =>
  import('@mui/x-charts/LineChart').then((module) => module.LinePlot),
)

export const MarkPlot = lazyWithPreload(() =>
  import('@mui/x-charts/LineChart').then((module) => module.MarkPlot),
)

export const ChartsXAxis = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsXAxis').then((module) => module.ChartsXAxis),
)

export const ChartsYAxis = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsYAxis').then((module) => module.ChartsYAxis),
)

export const ChartsAxisHighlight = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsAxisHighlight').then((module) => module.ChartsAxisHighlight),
)
