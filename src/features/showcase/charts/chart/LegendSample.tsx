import { FillPattern } from './FillPattern'
import type { LegendEntry } from './useChartSeries'

/** How a series is drawn, in small; outlined alone while it is hidden. Holds the pattern that the chart fills with. */
export function LegendSample({ entry }: { entry: LegendEntry }) {
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
