/** The board ends where the window does; on low windows it is higher, and the page scrolls. */
export const boardHeight = {
  wide: 'max(420px, calc(100dvh - 290px))',
  /** Above the bar at the lower edge. */
  narrow: 'max(380px, calc(100dvh - 350px - env(safe-area-inset-bottom, 0px)))',
} as const

/** Pixels. */
export const columnWidth = { least: 256, most: 340 } as const
