import type { Theme } from '@mui/material/styles'
import { mixColors, readableOn } from '#lib/contrast'

/** What a card stands on: its corners, its edge, its colour. */
export function cardGround({ shape, palette }: Theme) {
  return {
    borderRadius: shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  }
}

/** A round ground of a colour's tint under an icon: how a card, a tile or a row shows what it is about. */
export function iconPlate({ palette }: Theme, tone: 'primary' | 'success' | 'error' = 'primary') {
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
