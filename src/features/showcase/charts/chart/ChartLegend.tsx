import { styled } from '@mui/material/styles'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import type { patterns } from './seriesStyles'
import type { Legend, LegendEntry } from './useChartSeries'

interface FillPatternProps {
  id: string
  pattern: (typeof patterns)[number]
  color: string
}

const size = 8

/** A pattern on a light tint of its colour, usable as a fill (`url(#id)`) anywhere on the page. */
function FillPattern({ id, pattern, color }: FillPatternProps) {
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

/**
 * Sample of a series in the legend; only outlined while the series is hidden. Defines the pattern that the
 * chart uses.
 */
function LegendSample({ entry }: { entry: LegendEntry }) {
  const { color, pattern, patternId, isShown, isLine, dash, shape } = entry
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true" focusable="false">
      <FillPattern id={patternId} pattern={pattern} color={color} />
      {isLine ? (
        <g stroke={color} strokeWidth="2" fill={isShown ? color : 'none'}>
          <path d="M0 7h22" strokeDasharray={dash} />
          <path d={outlines[shape]} />
        </g>
      ) : (
        <rect
          {...{ x: 4, y: 0.5, width: 13, height: 13, rx: 2, stroke: color }}
          fill={isShown ? `url(#${patternId})` : 'none'}
        />
      )}
    </svg>
  )
}

const outlines = {
  circle: 'M7.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z',
  square: 'M8 4h6v6H8z',
  diamond: 'm11 2.5 4 4.5-4 4.5-4-4.5z',
  triangle: 'm11 3 4 7H7z',
  star: 'm11 2 1.5 3.5 3.5.3-2.7 2.3.9 3.7-3.2-2-3.2 2 .9-3.7L6 5.8l3.5-.3z',
} as const

interface ChartLegendProps {
  legend: Legend
  /** Keeps its space, so that nothing moves. */
  isHidden: boolean
}

/** The names of the series; pressing one hides or shows it. */
export function ChartLegend({ legend, isHidden }: ChartLegendProps) {
  return (
    <List style={{ visibility: isHidden ? 'hidden' : 'visible' }}>
      {legend.entries.map((entry) => (
        <li key={entry.id}>
          <Toggle
            type="button"
            aria-pressed={entry.isShown}
            onClick={() => legend.toggle(entry.id)}
          >
            <LegendSample entry={entry} />
            <bdi>{entry.label}</bdi>
          </Toggle>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  margin: '0 -8px 4px',
  padding: 0,
})

const Toggle = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&[aria-pressed="false"] bdi': { textDecoration: 'line-through' },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  [touchMedia]: { minHeight: touchTarget },
}))
