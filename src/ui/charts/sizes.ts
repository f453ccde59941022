import { textSized } from '../appearance/sizes'

/** Pixels: of the letters at a chart's axes, which the library writes as large whatever a browser is set to. */
export const axisLetters = textSized(12)

/** Pixels that such letters need beneath a chart. */
export const axisHeight = textSized(25)

/** Pixels: two lines of text, because three amounts do not fit on one of a phone. */
export const pointedRowHeight = 44

/** Pixels that a chart needs in all for a drawing of `height`. */
export function chartFrameHeight(height: number): number {
  return height + pointedRowHeight
}
