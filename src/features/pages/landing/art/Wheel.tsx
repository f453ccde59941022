import { segment } from './segment'
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
