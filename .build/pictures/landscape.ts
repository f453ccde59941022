import { seededRandom } from './seededRandom'
import { circle, path, rect, round } from './svg'

/** A row of hills down to the lower edge; `rise` is how far they rise and fall. */
export function hills(
  size: { width: number; height: number },
  base: number,
  rise: number,
  color: string,
  seed: number,
): string {
  const next = seededRandom(seed)
  const count = 5
  const step = size.width / count
  let d = `M0 ${round(base - next() * rise)}`
  for (let index = 1; index <= count; index += 1) {
    const x = round(index * step)
    d += `S${round(x - step / 2)} ${round(base - next() * rise)} ${x} ${round(base - next() * rise)}`
  }
  return path(`${d}V${size.height}H0z`, color)
}

/** Peaks with straight sides. */
export function peaks(
  size: { width: number; height: number },
  base: number,
  rise: number,
  color: string,
  seed: number,
): string {
  const next = seededRandom(seed)
  const count = 6
  const step = size.width / count
  let d = `M0 ${base}`
  for (let index = 0; index < count; index += 1) {
    d += `L${Math.round((index + 0.3 + next() * 0.4) * step)} ${Math.round(base - rise * (0.45 + next() * 0.55))}`
    d += `L${Math.round((index + 1) * step)} ${Math.round(base - rise * 0.2 * next())}`
  }
  return path(`${d}V${size.height}H0z`, color)
}

/** Points of light in the upper part. */
export function stars(
  size: { width: number; height: number },
  count: number,
  seed: number,
): string {
  const next = seededRandom(seed)
  const dots = Array.from(
    { length: count },
    () => `M${Math.round(next() * size.width)} ${Math.round(next() * size.height * 0.55)}h.01`,
  )
  return `<path d="${dots.join('')}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8"/>`
}

/** Houses along the lower edge; `light` is the colour of their windows. */
export function skyline(
  size: { width: number; height: number },
  base: number,
  rise: number,
  color: string,
  light: string,
  seed: number,
): string {
  const next = seededRandom(seed)
  let houses = `M0 ${size.height}`
  let windows = ''
  for (let x = 0; x < size.width; ) {
    const width = Math.round(size.width * (0.05 + next() * 0.06))
    const top = Math.round(base - rise * next())
    houses += `V${top}h${width}`
    for (let y = top + 12; y < size.height - 10 && light !== ''; y += 22) {
      if (next() > 0.55) windows += `M${x + Math.round(width * (0.2 + next() * 0.5))} ${y}h4`
    }
    x += width
  }
  return (
    path(`${houses}V${size.height}z`, color) +
    (windows === '' ? '' : `<path d="${windows}" stroke="${light}" stroke-width="5"/>`)
  )
}

export function sun(x: number, y: number, r: number, color: string): string {
  return circle(x, y, r * 1.6, color, 'opacity=".25"') + circle(x, y, r, color)
}

/** Water with a few streaks of light. */
export function water(
  size: { width: number; height: number },
  from: number,
  color: string,
  seed: number,
): string {
  const next = seededRandom(seed)
  const streaks = Array.from({ length: 9 }, () => {
    const y = from + 8 + next() * (size.height - from - 12)
    return `M${Math.round(size.width * next() * 0.85)} ${Math.round(y)}h${Math.round(size.width * (0.04 + next() * 0.1))}`
  })
  return (
    rect(0, from, size.width, size.height - from, color) +
    `<path d="${streaks.join('')}" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".35"/>`
  )
}
