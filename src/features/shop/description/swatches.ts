import { blue, common, green, grey, orange, purple, red } from '@mui/material/colors'

/** What the products' colours look like, whatever the page's own colours are. */
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

/** Undefined for a colour that nobody knows. */
export function swatchOf(color: string): string | undefined {
  return swatches.get(color)
}
