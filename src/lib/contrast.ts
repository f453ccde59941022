/** Red, green and blue, integers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG 2.2, level AA, for text of normal size. */
export const readableContrast = 4.5

/**
 * Parses `#rgb`, `#rrggbb` or `rgb(r, g, b)` with integers. Null for everything else, so that no foreign text
 * reaches a style.
 */
export function parseColor(text: string): Rgb | null {
  const trimmed = text.trim()
  return parseHex(trimmed) ?? parseFunction(trimmed)
}

function parseHex(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (digits === undefined) return null
  const width = digits.length / 3
  const channel = (index: number) => {
    const part = digits.slice(index * width, (index + 1) * width)
    return Number.parseInt(width === 1 ? part + part : part, 16)
  }
  return [channel(0), channel(1), channel(2)]
}

const rgbFunction = /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/i

function parseFunction(text: string): Rgb | null {
  const match = rgbFunction.exec(text)
  if (match === null) return null
  const [red, green, blue] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue]
}

/** @returns the colour as `#rrggbb`, which is safe in a style; null if the text is no colour */
export function normalizeColor(text: string): string | null {
  const color = parseColor(text)
  return color === null ? null : hexOf(color)
}

function hexOf(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The WCAG contrast ratio of two colours, 1 to 21.
 * @throws RangeError for text that is no colour
 */
export function contrast(first: string, second: string): number {
  const one = luminance(parsed(first))
  const other = luminance(parsed(second))
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminance as WCAG defines it, 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Black or white, whichever reads better on `background`. One of them always reaches 4.5. */
export function blackOrWhite(background: string): '#000000' | '#ffffff' {
  return contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000'
}

/**
 * @returns `wanted` if text in that colour reaches `ratio` on `background`. Otherwise the nearest mixture
 * with black or white that reaches it, or black or white itself.
 * @throws RangeError for text that is no colour. Check stored and foreign values with `parseColor` first.
 */
export function readableOn(
  background: string,
  wanted: string,
  ratio: number = readableContrast,
): string {
  const target = parsed(blackOrWhite(background))
  const start = parsed(wanted)
  for (let step = 0; step < mixingSteps; step += 1) {
    const candidate = mix(start, target, step / mixingSteps)
    if (contrast(background, candidate) >= ratio) return candidate
  }
  return hexOf(target)
}

const mixingSteps = 50

function mix(first: Rgb, second: Rgb, share: number): string {
  const channel = (index: 0 | 1 | 2) => first[index] + (second[index] - first[index]) * share
  return hexOf([channel(0), channel(1), channel(2)])
}

/**
 * Mixes `share` (0 to 1) of `second` into `first`, as `#rrggbb`.
 * @throws RangeError for text that is no colour
 */
export function mixColors(first: string, second: string, share: number): string {
  return mix(parsed(first), parsed(second), share)
}

function parsed(text: string): Rgb {
  const color = parseColor(text)
  if (color === null) throw new RangeError(`Not a colour: ${text}`)
  return color
}
