import type { ArtTones } from './useArtTones'

interface WheelProps {
  x: number
  y: number
  radius: number
  tones: ArtTones
}

const count = 10

export function Wheel({ x, y, radius, tones }: WheelProps) {
  const fills = [
    tones.primary,
    tones.secondarySoft,
    tones.primarySoft,
    tones.secondary,
    tones.paper,
  ]
  return (
    <g>
      <circle cx={x} cy={y} r={radius + 6} fill={tones.ink} opacity="0.85" />
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          d={segment({ x, y }, radius, index, count)}
          fill={fills[index % fills.length]}
        />
      ))}
      <circle
        cx={x}
        cy={y}
        r={radius / 4.5}
        fill={tones.paper}
        stroke={tones.ink}
        strokeWidth="3"
      />
      <path
        d={`M${x - 9} ${y - radius - 12}h18l-9 18z`}
        fill={tones.warning}
        stroke={tones.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** Outline of one of `count` equal segments of a wheel; the first one starts at the top. */
function segment(
  centre: { x: number; y: number },
  radius: number,
  index: number,
  count: number,
): string {
  const at = (turns: number) => {
    const angle = (turns - 0.25) * 2 * Math.PI
    const x = centre.x + radius * Math.cos(angle)
    const y = centre.y + radius * Math.sin(angle)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const [from, to] = [at(index / count), at((index + 1) / count)]
  return `M${centre.x} ${centre.y}L${from}A${radius} ${radius} 0 0 1 ${to}Z`
}
