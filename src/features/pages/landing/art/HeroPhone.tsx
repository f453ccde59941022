import type { ArtTones } from './useArtTones'

/** The hero's phone, leaning a little. */
export function HeroPhone({ tones }: { tones: ArtTones }) {
  return (
    <g transform="rotate(-7 216 226)">
      <rect x="134" y="44" width="172" height="352" rx="30" fill={tones.ink} />
      <rect x="142" y="52" width="156" height="336" rx="23" fill={tones.ground} />
      <rect x="196" y="60" width="48" height="8" rx="4" fill={tones.ink} />
      <circle cx="166" cy="94" r="9" fill={tones.secondary} />
      <rect x="182" y="90" width="52" height="8" rx="4" fill={tones.text} />
      <rect x="156" y="114" width="128" height="84" rx="14" fill={tones.primary} />
      <rect x="170" y="130" width="40" height="7" rx="3.5" fill={tones.onPrimary} opacity="0.6" />
      <rect x="170" y="146" width="84" height="14" rx="7" fill={tones.onPrimary} />
      <rect x="170" y="174" width="46" height="10" rx="5" fill={tones.onPrimary} opacity="0.35" />
      <path
        d="M156 262c14 0 18-26 34-26s18 18 34 18 20-34 34-34 16 8 26 8v44H156z"
        fill={tones.primarySoft}
      />
      <path
        d="M156 262c14 0 18-26 34-26s18 18 34 18 20-34 34-34 16 8 26 8"
        fill="none"
        stroke={tones.primary}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <rect x="156" y="290" width="60" height="34" rx="10" fill={tones.primary} />
      <rect x="224" y="290" width="60" height="34" rx="10" fill={tones.secondarySoft} />
      <rect x="156" y="336" width="128" height="10" rx="5" fill={tones.line} />
      <rect x="156" y="354" width="88" height="10" rx="5" fill={tones.line} />
    </g>
  )
}
