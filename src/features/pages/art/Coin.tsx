interface CoinProps {
  x: number
  y: number
  radius: number
}

/** A coin seen from the front. */
export function Coin({ x, y, radius }: CoinProps) {
  return (
    <g stroke="var(--art-paper)" strokeWidth={radius / 8}>
      <circle cx={x} cy={y} r={radius} fill="var(--art-gold)" />
      <circle cx={x} cy={y} r={radius * 0.68} />
      <path d={`M${x} ${y - radius * 0.38}v${radius * 0.76}`} strokeWidth={radius / 5} />
    </g>
  )
}
