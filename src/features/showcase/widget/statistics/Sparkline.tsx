import { styled } from '@mui/material/styles'

interface SparklineProps {
  /** At least two, in the order of time. */
  values: readonly number[]
}

const width = 96
const height = 32

/** The shape of a row of figures, without axes: decoration beside a figure that is said in words. */
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

/** Time runs as the text does, as in the charts. */
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
