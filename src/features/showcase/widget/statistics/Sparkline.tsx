import { styled } from '@mui/material/styles'

interface SparklineProps {
  /** At least two values, in chronological order. */
  values: readonly number[]
}

const width = 96
const height = 32

/** A chart without axes: decorative, beside a number with text. */
export function Sparkline({ values }: SparklineProps) {
  const least = Math.min(...values)
  const span = Math.max(...values) - least || 1
  const step = width / (values.length - 1)
  const points = values.map(
    (value, index) => `${index * step},${height - 2 - ((value - least) / span) * (height - 4)}`,
  )
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <polyline points={points.join(' ')} />
    </Drawing>
  )
}

/** Time follows the reading direction, as in the charts. */
const Drawing = styled('svg')(({ theme }) => ({
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  flexShrink: 0,
  width,
  height,
  fill: 'none',
  stroke: theme.palette.primary.readable,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
}))
