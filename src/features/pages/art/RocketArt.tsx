import { Art, Sparkle } from './Art'

/** A rocket on its way up. */
export function RocketArt() {
  return (
    <Art>
      <ellipse cx="240" cy="180" rx="212" ry="150" fill="var(--art-ground)" />
      <circle cx="372" cy="104" r="40" fill="var(--art-soft)" />
      <circle cx="360" cy="94" r="8" fill="var(--art-mid)" />
      <circle cx="386" cy="116" r="6" fill="var(--art-mid)" />
      <path d="M318 122c22 20 96 2 108-32" stroke="var(--art-mid)" strokeWidth="6" />
      <g transform="rotate(24 240 190)">
        <path d="M216 262c-6 30 6 52 24 74 18-22 30-44 24-74z" fill="var(--art-gold)" />
        <path d="M228 262c-3 18 3 32 12 46 9-14 15-28 12-46z" fill="var(--art-paper)" />
        <path
          d="M196 196c-26 14-34 40-32 70l36-18zM284 196c26 14 34 40 32 70l-36-18z"
          fill="var(--art-second)"
        />
        <path
          d="M240 40c38 34 52 80 52 128 0 36-8 66-20 92h-64c-12-26-20-56-20-92 0-48 14-94 52-128z"
          fill="var(--art-paper)"
        />
        <path
          d="M240 40c38 34 52 80 52 128 0 36-8 66-20 92h-64c-12-26-20-56-20-92 0-48 14-94 52-128z"
          stroke="var(--art-main)"
          strokeWidth="8"
        />
        <path d="M240 40c18 16 31 35 39 56h-78c8-21 21-40 39-56z" fill="var(--art-main)" />
        <circle cx="240" cy="152" r="27" fill="var(--art-soft)" />
        <circle cx="240" cy="152" r="27" stroke="var(--art-deep)" strokeWidth="8" />
        <path d="M212 226h56" stroke="var(--art-mid)" strokeWidth="8" />
      </g>
      <path
        d="M60 322c22-22 44-10 52 2 12-26 48-24 58 2 14-14 40-8 44 10H62z"
        fill="var(--art-soft)"
      />
      <Sparkle x={96} y={104} reach={18} />
      <Sparkle x={150} y={58} reach={10} fill="var(--art-gold)" />
      <Sparkle x={404} y={230} reach={14} />
      <Sparkle x={340} y={292} reach={9} fill="var(--art-gold)" />
    </Art>
  )
}
