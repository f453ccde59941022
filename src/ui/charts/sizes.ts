/** Pixels: two lines of text, because three amounts do not fit on one of a phone. */
export const pointedRowHeight = 44

/** Pixels that a chart needs in all for a drawing of `height`. */
export function chartFrameHeight(height: number): number {
  return height + pointedRowHeight
}
