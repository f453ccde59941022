import { encode } from 'uqr'

/** Light modules around the code that the standard asks for. */
const quietZone = 4

/** A QR code as the outline of its dark modules, in a square of so many modules. */
export function drawQr(value: string): { modules: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: quietZone })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { modules: size, path }
}

/** The band of an overlay: across the code, so that no crop leaves it out. */
export const band = { color: '#fff', background: 'rgb(176 0 32 / 92%)', degrees: -18 } as const
