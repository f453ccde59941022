import { Drawing } from './Drawing'
import { type ArtTones, useArtTones } from './useArtTones'
import { Wheel } from './Wheel'

/** A phone with a wallet, the wheel behind it, coins, and the two symbols for done and safe. */
export function HeroArt() {
  const tones = useArtTones()
  return (
    <Drawing width={520} height={430} isMirrored={tones.isMirrored}>
      <ellipse cx="262" cy="224" rx="236" ry="188" fill={tones.primarySoft} opacity="0.5" />
      <ellipse cx="262" cy="404" rx="196" ry="16" fill={tones.ink} opacity="0.12" />
      <Wheel x={372} y={176} radius={112} tones={tones} />
      <HeroPhone tones={tones} />
      <Coins tones={tones} />
      <g>
        <rect x="26" y="72" width="142" height="62" rx="14" fill={tones.paper} />
        <rect x="26" y="72" width="142" height="62" rx="14" fill="none" stroke={tones.line} />
        <circle cx="54" cy="103" r="15" fill={tones.success} />
        <path
          d="m47.500 103 4.500 4.500 9-9"
          fill="none"
          stroke={tones.paper}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="80" y="91" width="70" height="8" rx="4" fill={tones.text} />
        <rect x="80" y="107" width="46" height="7" rx="3.5" fill={tones.line} />
      </g>
      <g>
        <rect x="356" y="300" width="136" height="66" rx="14" fill={tones.paper} />
        <rect x="356" y="300" width="136" height="66" rx="14" fill="none" stroke={tones.line} />
        <path
          d="M386 314l15 5.500v11c0 10-6.500 16-15 19.500-8.500-3.500-15-9.500-15-19.500v-11z"
          fill={tones.secondary}
        />
        <rect x="412" y="322" width="62" height="8" rx="4" fill={tones.text} />
        <rect x="412" y="338" width="40" height="7" rx="3.5" fill={tones.line} />
      </g>
    </Drawing>
  )
}

const star =
  'M0-8.500 2.300-2.900 8.300-2.500 3.700 1.400 5.100 7.300 0 4.100-5.100 7.300-3.700 1.400-8.300-2.500-2.300-2.900z'

const stack = [0, 14, 28, 42] as const

/** A pile of coins beside the phone, and one in the air. */
function Coins({ tones }: { tones: ArtTones }) {
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

/** The hero's phone, slightly tilted. */
function HeroPhone({ tones }: { tones: ArtTones }) {
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
