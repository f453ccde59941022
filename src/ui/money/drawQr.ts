import { encode } from 'uqr'

/** Light modules around the code, required by the standard. */
const quietZone = 4

/** @returns the outline of a QR code's dark modules, in a square of `modules` by `modules` */
export function drawQr(value: string): { modules: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: quietZone })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { modules: size, path }
}

/** Band of an overlay, across the code, so that cropping cannot remove it. */
export const band = { color: '#fff', background: 'rgb(176 0 32 / 92%)', degrees: -18 } as const
