/** CSS pixels. */
export const frameSizes = {
  header: 56,
  /** What pages may fill; parts marked `data-bleed` go from edge to edge. */
  content: 1200,
  edge: 16,
} as const

/** A part that fills the first screen below the header, with the footer after it. */
export const restOfScreen = `calc(100dvh - ${frameSizes.header}px)`
