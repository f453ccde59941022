import { useFormat } from '#ui/intl/useFormat'
import { ArtText } from './ArtText'
import { Phone } from './Phone'
import { useArtTones } from './useArtTones'
import { Wheel } from './Wheel'

const chances = [
  { y: 316, share: 0.4, width: 62 },
  { y: 346, share: 0.25, width: 78 },
  { y: 376, share: 0.05, width: 52 },
] as const

export function WheelShot() {
  const tones = useArtTones()
  const format = useFormat()
  return (
    <Phone tones={tones}>
      <Wheel x={120} y={158} radius={72} tones={tones} />
      <rect x="70" y="250" width="100" height="34" rx="10" fill={tones.primary} />
      <rect x="98" y="263" width="44" height="8" rx="4" fill={tones.onPrimary} />
      <rect x="22" y="296" width="196" height="102" rx="12" fill={tones.paper} />
      {chances.map(({ y, share, width }, index) => (
        <g key={share}>
          <circle
            cx="40"
            cy={y}
            r="7"
            fill={[tones.primary, tones.secondary, tones.warning][index]}
          />
          <rect x="56" y={y - 4} width={width} height="8" rx="4" fill={tones.text} />
          <ArtText
            x={206}
            y={y + 5}
            size={14}
            fill={tones.ink}
            isMirrored={tones.isMirrored}
            anchor="end"
          >
            {format.percent(share)}
          </ArtText>
        </g>
      ))}
    </Phone>
  )
}
