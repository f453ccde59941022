/** Narrow screens and touch: every target is at least `touchTarget` pixels high and wide there. */
export const touchMedia = '@media (max-width: 899.95px), (pointer: coarse)'

/** Smallest touch target in CSS pixels. */
export const touchTarget = 44

/**
 * Distances in pixels: 4 within a control, 8 between its parts, 12 between rows, 16 between cards, 24 between
 * sections.
 */
export const spaces = [2, 4, 8, 12, 16, 20, 24, 32, 48] as const

/** Margin at a page's end, so that its last buttons can be scrolled out from under a toast. */
export const toastRoom = '5rem'

/** Ratio of the user's browser font size to the default of 16 px. */
const scale =
  typeof document === 'undefined'
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/**
 * Scales a fixed height in pixels with the user's font size, for rows of text in lists that must know their
 * length.
 */
export function textSized(pixels: number): number {
  return Math.round(pixels * scale)
}
