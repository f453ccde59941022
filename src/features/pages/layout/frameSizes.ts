import type { Theme } from '@mui/material/styles'

/** CSS pixels. */
export const frameSizes = {
  header: 56,
  /** What pages may fill; parts marked `data-bleed` go from edge to edge. */
  content: 1200,
} as const

/** CSS pixels between the content and the screen's sides, `--edge`: on its side, a phone has its notch left or right. */
export function edge(theme: Theme) {
  return {
    '--edge': `max(16px, ${notch})`,
    [theme.breakpoints.up('md')]: { '--edge': `max(32px, ${notch})` },
  } as const
}

const notch = 'env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)'

/** A part that fills the first screen below the header, with the footer after it. */
export const restOfScreen = `calc(100dvh - ${frameSizes.header}px)`
