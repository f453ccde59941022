import type { Theme } from '@mui/material/styles'
import { mixColors, readableOn } from '#lib/contrast'

/** Surface of a card: corners, border, background. */
export function cardGround({ shape, palette }: Theme) {
  return {
    borderRadius: shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  }
}

/** Pixels between the edges of a phone and a page's area, which has the attribute `data-edged`. */
export const phoneEdge = 16

/** A part of the page's own column, which reaches from edge to edge of a phone's screen. */
export function edgeToEdge({ breakpoints }: Theme) {
  return {
    '[data-edged] &': {
      [breakpoints.down('sm')]: { marginInline: -phoneEdge, borderInline: 0, borderRadius: 0 },
    },
  }
}

/** Surface of a card in the page's own column. */
export function pageCardGround(theme: Theme) {
  return { ...cardGround(theme), ...edgeToEdge(theme) }
}

/** Round, tinted background of an icon, by which a card, a tile or a row shows its subject. */
export function iconPlate(
  { palette }: Theme,
  tone: 'primary' | 'success' | 'error' | 'reward' = 'primary',
) {
  const { main } = palette[tone]
  const backgroundColor = mixColors(palette.background.paper, main, 0.12)
  return {
    boxSizing: 'content-box',
    flexShrink: 0,
    padding: 8,
    borderRadius: '50%',
    backgroundColor,
    color: readableOn(backgroundColor, main),
  } as const
}
