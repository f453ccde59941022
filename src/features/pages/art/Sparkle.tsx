interface SparkleProps {
  x: number
  y: number
  /** From its middle to a point. */
  reach: number
  fill?: string
}

/** A star of four points. */
export function Sparkle({ x, y, reach, fill = 'var(--art-second)' }: SparkleProps) {
  const waist = reach * 0.22
  return (
    <path
      fill={fill}
      d={`M${x} ${y - reach}L${x + waist} ${y - waist}L${x + reach} ${y}L${x + waist} ${y + waist}L${x} ${y + reach}L${x - waist} ${y + waist}L${x - reach} ${y}L${x - waist} ${y - waist}z`}
    />
  )
}
