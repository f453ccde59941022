import type { Item } from '#contract/kanban/kanban'

/** Pixels. Cards are as high as their kind, so that a list knows its length without drawing it. */
export const cardSizes = { plain: 120, cover: 82, gap: 8 } as const

export function cardHeight({ image }: Item): number {
  return cardSizes.plain + (image === null ? 0 : cardSizes.cover)
}
