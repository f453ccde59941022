import type { Theme } from '@mui/material/styles'

/** What a card stands on: its corners, its edge, its colour. */
export function cardGround({ shape, palette }: Theme) {
  return {
    borderRadius: shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  }
}
