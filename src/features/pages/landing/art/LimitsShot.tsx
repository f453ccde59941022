import { useFormat } from '#ui/intl/useFormat'
import { ArtText } from './ArtText'
import { Phone } from './Phone'
import { useArtTones } from './useArtTones'

/** Circumference of the ring: 2 π 52. */
const round = 326.7
const used = 0.65

const meters = [
  { y: 280, width: 70, used: 0.35 },
  { y: 316, width: 56, used: 0.8 },
] as const

export function LimitsShot() {
  const tones = useArtTones()
  const format = useFormat()
  return (
    <Phone tones={tones}>
      <rect x="22" y="68" width="196" height="166" rx="16" fill={tones.paper} />
      <circle cx="120" cy="146" r="52" fill="none" stroke={tones.line} strokeWidth="14" />
      <circle
        cx="120"
        cy="146"
        r="52"
        fill="none"
        stroke={tones.primary}
        strokeWidth="14"
        strokeLinecap="round"
        strokeDasharray={`${round * used} ${round}`}
        transform="rotate(-90 120 146)"
      />
      <ArtText
        x={120}
        y={154}
        size={24}
        fill={tones.ink}
        isMirrored={tones.isMirrored}
        anchor="middle"
      >
        {format.percent(used)}
      </ArtText>
      <rect x="84" y="214" width="72" height="8" rx="4" fill={tones.text} />
      <rect x="22" y="246" width="196" height="94" rx="12" fill={tones.paper} />
      {meters.map((meter) => (
        <g key={meter.y}>
          <rect x="38" y={meter.y - 16} width={meter.width} height="7" rx="3.5" fill={tones.text} />
          <rect x="38" y={meter.y} width="164" height="8" rx="4" fill={tones.line} />
          <rect
            x="38"
            y={meter.y}
            width={164 * meter.used}
            height="8"
            rx="4"
            fill={tones.secondary}
          />
        </g>
      ))}
      <rect
        x="22"
        y="354"
        width="196"
        height="44"
        rx="12"
        fill={tones.ground}
        stroke={tones.warning}
        strokeWidth="2"
      />
      <path d="M84 368v16M92 368v16" stroke={tones.ink} strokeWidth="4" strokeLinecap="round" />
      <rect x="106" y="372" width="58" height="8" rx="4" fill={tones.text} />
    </Phone>
  )
}
