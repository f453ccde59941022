/** A narrow screen or a finger: there every target is at least `touchTarget` pixels high and wide. */
export const touchMedia = '@media (max-width: 899.95px), (pointer: coarse)'

/** CSS pixels: the least that a finger hits. */
export const touchTarget = 44

/** The margin at a page's end: its last buttons can be scrolled out from under a toast. */
export const toastRoom = '5rem'

/** How much larger than a browser's own the letters are that somebody has chosen in its settings. */
const scale =
  typeof document === 'undefined'
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** Pixels of what has one fixed height with text in it, so that a list knows its length: as many as the letters need. */
export function textSized(pixels: number): number {
  return Math.round(pixels * scale)
}
