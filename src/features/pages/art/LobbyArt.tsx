import { Art, Sparkle } from './Art'

/** A phone with a lobby of games, among coins and cards. */
export function LobbyArt() {
  return (
    <Art>
      <ellipse cx="240" cy="186" rx="212" ry="152" fill="var(--art-ground)" />
      <ellipse cx="240" cy="330" rx="150" ry="12" fill="var(--art-soft)" />
      <g transform="rotate(-14 118 196)">
        <rect x="78" y="136" width="84" height="120" rx="10" fill="var(--art-paper)" />
        <rect
          x="78"
          y="136"
          width="84"
          height="120"
          rx="10"
          stroke="var(--art-soft)"
          strokeWidth="3"
        />
        <path
          d="M120 172c-14 14-24 22-24 34a13 13 0 0 0 20 11c0 6-2 10-5 13h18c-3-3-5-7-5-13a13 13 0 0 0 20-11c0-12-10-20-24-34z"
          fill="var(--art-deep)"
        />
      </g>
      <g transform="rotate(12 366 190)">
        <rect x="324" y="130" width="84" height="120" rx="10" fill="var(--art-paper)" />
        <rect
          x="324"
          y="130"
          width="84"
          height="120"
          rx="10"
          stroke="var(--art-soft)"
          strokeWidth="3"
        />
        <path
          d="M366 224c-20-17-32-27-32-40a17 17 0 0 1 32-8 17 17 0 0 1 32 8c0 13-12 23-32 40z"
          fill="var(--art-second)"
        />
      </g>
      <rect x="164" y="48" width="152" height="284" rx="24" fill="var(--art-deep)" />
      <rect x="174" y="60" width="132" height="260" rx="15" fill="var(--art-paper)" />
      <rect x="220" y="67" width="40" height="7" rx="3.5" fill="var(--art-soft)" />
      <rect x="184" y="86" width="112" height="52" rx="10" fill="var(--art-main)" />
      <path d="M196 103h38M196 120h62" stroke="var(--art-paper)" strokeWidth="6" />
      <Coin x={276} y={112} radius={13} />
      <rect x="184" y="148" width="52" height="52" rx="10" fill="var(--art-soft)" />
      <rect x="244" y="148" width="52" height="52" rx="10" fill="var(--art-mid)" />
      <rect x="184" y="208" width="52" height="52" rx="10" fill="var(--art-mid)" />
      <rect x="244" y="208" width="52" height="52" rx="10" fill="var(--art-soft)" />
      <Sparkle x={210} y={174} reach={17} fill="var(--art-deep)" />
      <path d="M258 182l12-18 12 18z" fill="var(--art-paper)" />
      <circle cx="210" cy="234" r="13" fill="var(--art-paper)" />
      <path d="M258 234h24M270 222v24" stroke="var(--art-deep)" strokeWidth="7" />
      <rect x="184" y="272" width="112" height="34" rx="17" fill="var(--art-ground)" />
      <path d="M204 289h72" stroke="var(--art-mid)" strokeWidth="6" />
      <Coin x={92} y={92} radius={24} />
      <Coin x={400} y={302} radius={20} />
      <Coin x={372} y={76} radius={16} />
      <Sparkle x={142} y={58} reach={14} />
      <Sparkle x={428} y={134} reach={12} />
      <Sparkle x={66} y={296} reach={16} />
    </Art>
  )
}

interface CoinProps {
  x: number
  y: number
  radius: number
}

/** A coin seen from the front. */
function Coin({ x, y, radius }: CoinProps) {
  return (
    <g stroke="var(--art-paper)" strokeWidth={radius / 8}>
      <circle cx={x} cy={y} r={radius} fill="var(--art-gold)" />
      <circle cx={x} cy={y} r={radius * 0.68} />
      <path d={`M${x} ${y - radius * 0.38}v${radius * 0.76}`} strokeWidth={radius / 5} />
    </g>
  )
}
