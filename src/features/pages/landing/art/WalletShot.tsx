import { ArtText } from './ArtText'
import { Phone } from './Phone'
import { useArtTones } from './useArtTones'

const rows = [
  { y: 262, width: 84, isDone: true },
  { y: 310, width: 66, isDone: true },
  { y: 358, width: 92, isDone: false },
] as const

export function WalletShot() {
  const tones = useArtTones()
  const { isMirrored } = tones
  return (
    <Phone tones={tones}>
      <rect x="22" y="68" width="196" height="112" rx="16" fill={tones.primary} />
      <rect x="38" y="84" width="52" height="8" rx="4" fill={tones.onPrimary} opacity="0.6" />
      <ArtText x={38} y={124} size={28} fill={tones.onPrimary} isMirrored={isMirrored}>
        1,250.75
      </ArtText>
      <rect x="38" y="144" width="74" height="20" rx="10" fill={tones.onPrimary} opacity="0.2" />
      <rect x="120" y="144" width="62" height="20" rx="10" fill={tones.onPrimary} opacity="0.2" />
      <rect x="22" y="192" width="93" height="40" rx="10" fill={tones.primarySoft} />
      <rect x="125" y="192" width="93" height="40" rx="10" fill={tones.secondarySoft} />
      <path
        d="M44 204v16M37 213l7 7 7-7M147 220v-16M140 211l7-7 7 7"
        fill="none"
        stroke={tones.ink}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M62 212h36M165 212h36"
        stroke={tones.ink}
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.5"
      />
      {rows.map(({ y, width, isDone }) => (
        <g key={y}>
          <rect x="22" y={y - 18} width="196" height="42" rx="10" fill={tones.paper} />
          <circle cx="42" cy={y + 3} r="10" fill={isDone ? tones.success : tones.warning} />
          <path
            d={isDone ? `M37.5 ${y + 3}l3 3 6-6` : `M42 ${y - 2}v5l3 2.5`}
            fill="none"
            stroke={tones.paper}
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="60" y={y - 6} width={width} height="7" rx="3.5" fill={tones.text} />
          <rect x="60" y={y + 6} width="44" height="5" rx="2.5" fill={tones.line} />
          <rect x="176" y={y - 1} width="30" height="7" rx="3.5" fill={tones.text} />
        </g>
      ))}
      <rect x="60" y="398" width="120" height="6" rx="3" fill={tones.text} />
    </Phone>
  )
}
