import type { patterns } from './seriesStyles'

interface FillPatternProps {
  id: string
  pattern: (typeof patterns)[number]
  color: string
}

const size = 8

/** A pattern on a light tint of its colour, as a fill (`url(#id)`) for any drawing of the page. */
export function FillPattern({ id, pattern, color }: FillPatternProps) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} fill={color} fillOpacity={pattern === 'plain' ? 1 : 0.3} />
      <path d={strokes[pattern]} stroke={color} strokeWidth={2} strokeLinecap="square" />
    </pattern>
  )
}

const strokes = {
  plain: '',
  stripes: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  dots: 'M2 2h.8v.8H2zM6 6h.8v.8H6z',
  crosshatch: 'M0 4h8M4 0v8',
  lines: 'M0 4h8',
} as const
