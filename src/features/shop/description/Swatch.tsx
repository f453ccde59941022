import { styled } from '@mui/material/styles'
import { swatchOf } from './swatches'

/** A dot of a product's colour. Decoration: its name stands beside it. */
export function Swatch({ color }: { color: string }) {
  return <Dot aria-hidden="true" style={{ backgroundColor: swatchOf(color) }} />
}

const Dot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flexShrink: 0,
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: `1px solid ${theme.palette.text.secondary}`,
  forcedColorAdjust: 'none',
}))
