import { blue, common, green, grey, orange, purple, red } from '@mui/material/colors'
import { styled } from '@mui/material/styles'

/** Dot in a product's colour. Decorative: its name is beside it. */
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

/** The products' colours, independent of the theme. */
const swatches: ReadonlyMap<string, string> = new Map([
  ['black', grey[900]],
  ['white', common.white],
  ['gray', grey[500]],
  ['red', red[600]],
  ['orange', orange[700]],
  ['blue', blue[700]],
  ['green', green[700]],
  ['violet', purple[500]],
])

/** Undefined for an unknown colour. */
function swatchOf(color: string): string | undefined {
  return swatches.get(color)
}
