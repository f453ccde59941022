import type { Theme } from '@mui/material/styles'

/** CSS pixels. */
export const frameSizes = {
  header: 56,
  /** Maximum width of a page; parts marked `data-bleed` span the full width. */
  content: 1200,
} as const

/**
 * CSS pixels between the content and the sides of the screen, `--edge`: in landscape, a phone has its notch
 * left or right.
 */
export function edge(theme: Theme) {
  return {
    '--edge': `max(16px, ${notch})`,
    [theme.breakpoints.up('md')]: { '--edge': `max(32px, ${notch})` },
  } as const
}

const notch = 'env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)'

/** Height of the first screen below the header; the footer follows it. */
export const restOfScreen = `calc(100dvh - ${frameSizes.header}px)`
