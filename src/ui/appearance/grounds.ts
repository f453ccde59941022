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
