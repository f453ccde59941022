import type { ArtTones } from './useArtTones'

const star =
  'M0-8.500 2.300-2.900 8.300-2.500 3.700 1.400 5.100 7.300 0 4.100-5.100 7.300-3.700 1.400-8.300-2.500-2.300-2.900z'

const stack = [0, 14, 28, 42] as const

/** A pile of coins beside the phone, and one that is still in the air. */
export function Coins({ tones }: { tones: ArtTones }) {
  return (
    <g stroke={tones.ink} strokeWidth="2">
      {stack.map((height) => (
        <g key={height} transform={`translate(92 ${388 - height})`} fill={tones.warning}>
          <path d="M-38 0v12c0 6 17 11 38 11s38-5 38-11V0z" />
          <ellipse rx="38" ry="11" />
        </g>
      ))}
      <g transform="translate(84 258)" fill={tones.warning}>
        <circle r="24" />
        <circle r="17" fill="none" strokeWidth="1.500" />
        <path d={star} fill={tones.ink} stroke="none" />
      </g>
    </g>
  )
}
