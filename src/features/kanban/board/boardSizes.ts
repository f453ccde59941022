import type { Item } from '#contract/kanban/kanban'

/** The board ends where the window does; on low windows it is higher, and the page scrolls. */
export const boardHeight = {
  wide: 'max(420px, calc(100dvh - 290px))',
  /** Above the bar at the lower edge. */
  narrow: 'max(380px, calc(100dvh - 350px - env(safe-area-inset-bottom, 0px)))',
} as const

/** Pixels. */
export const columnWidth = { least: 256, most: 340 } as const

/** Pixels. Cards are as high as their kind, so that a list knows its length without drawing it. */
export const cardSizes = { plain: 120, cover: 82, gap: 8 } as const

export function cardHeight({ image }: Item): number {
  return cardSizes.plain + (image === null ? 0 : cardSizes.cover)
}
