import { contrast, readableContrast } from '#lib/contrast'

/** Background colours to choose from; each has a readable text colour. */
export const backgrounds = [
  { value: '#1565c0', label: 'calendar.colour.blue' },
  { value: '#00695c', label: 'calendar.colour.teal' },
  { value: '#2e7d32', label: 'calendar.colour.green' },
  { value: '#6a1b9a', label: 'calendar.colour.purple' },
  { value: '#c62828', label: 'calendar.colour.red' },
  { value: '#37474f', label: 'calendar.colour.grey' },
  { value: '#ffe0b2', label: 'calendar.colour.peach' },
  { value: '#f8bbd0', label: 'calendar.colour.pink' },
] as const

const texts = [
  { value: '#ffffff', label: 'calendar.colour.white' },
  { value: '#fff59d', label: 'calendar.colour.yellow' },
  { value: '#000000', label: 'calendar.colour.black' },
  { value: '#5d2f00', label: 'calendar.colour.brown' },
  { value: '#6a0032', label: 'calendar.colour.wine' },
  { value: '#0d2b52', label: 'calendar.colour.navy' },
] as const

/** The text colours that are readable on `background` (`#rrggbb`): at least black or white. */
export function textColoursOn(background: string) {
  return texts.filter(({ value }) => contrast(background, value) >= readableContrast)
}

/** @returns `wanted` if it is readable on `background`, else the first readable text colour */
export function textColourFor(background: string, wanted: string): string {
  if (contrast(background, wanted) >= readableContrast) return wanted
  return textColoursOn(background)[0]?.value ?? wanted
}
