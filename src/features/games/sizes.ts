/** Cards of one size, as many in a row as fit; two on the narrowest phone. */
export const gameGrid = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, calc(50% - 6px)), 1fr))',
} as const

/** Pixels of a card. */
export const gameCardHeight = 256
