import { textSized } from '#ui/appearance/sizes'

/** Pixels: of one contact, and of the letter above a group. */
export const rowHeight = textSized(64)
export const letterHeight = textSized(36)

/** The bars that stand still above the page (`src/app/shell/layout.ts`): below lg, and from there on. */
export const barsHeight = { narrow: 64, wide: 88 } as const

/** The letters beside the list lie above it below lg. */
export const stripHeight = 52
