/** Pixels: the picture that the operator is asked for. */
export const bannerWidth = 680
export const bannerHeight = 210

/** The place that a picture has from the start: as wide as asked for, or as the phone is. */
export const bannerPlace = {
  flex: `0 0 min(100%, ${bannerWidth}px)`,
  aspectRatio: `${bannerWidth} / ${bannerHeight}`,
} as const
