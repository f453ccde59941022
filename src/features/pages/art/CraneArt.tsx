import { Art, Sparkle } from './Art'

/** A crane that builds a page from blocks. */
export function CraneArt() {
  return (
    <Art>
      <ellipse cx="240" cy="180" rx="212" ry="150" fill="var(--art-ground)" />
      <ellipse cx="240" cy="332" rx="186" ry="11" fill="var(--art-soft)" />
      <path
        d="M92 330V66M128 330V66M92 300l36-34-36-34 36-34-36-34 36-34-36-34 36-30"
        stroke="var(--art-main)"
        strokeWidth="7"
      />
      <path d="M76 330h68" stroke="var(--art-deep)" strokeWidth="12" />
      <path
        d="M44 66h340M110 34v32M110 34 320 66M110 34 52 66"
        stroke="var(--art-main)"
        strokeWidth="7"
      />
      <rect x="38" y="66" width="44" height="36" rx="5" fill="var(--art-deep)" />
      <rect x="100" y="74" width="44" height="42" rx="8" fill="var(--art-gold)" />
      <rect x="110" y="84" width="24" height="16" rx="4" fill="var(--art-paper)" />
      <path d="M300 66v52" stroke="var(--art-line)" strokeWidth="5" />
      <path d="M300 118 262 144M300 118l38 26" stroke="var(--art-line)" strokeWidth="4" />
      <rect x="246" y="144" width="108" height="42" rx="8" fill="var(--art-second)" />
      <path d="M264 165h72" stroke="var(--art-paper)" strokeWidth="7" />
      <rect x="206" y="210" width="196" height="120" rx="12" fill="var(--art-paper)" />
      <rect
        x="206"
        y="210"
        width="196"
        height="120"
        rx="12"
        stroke="var(--art-mid)"
        strokeWidth="5"
        strokeDasharray="12 10"
      />
      <rect x="222" y="284" width="76" height="32" rx="7" fill="var(--art-mid)" />
      <rect x="310" y="284" width="76" height="32" rx="7" fill="var(--art-soft)" />
      <rect x="222" y="242" width="52" height="32" rx="7" fill="var(--art-soft)" />
      <path d="m424 330 14-50h8l14 50z" fill="var(--art-gold)" />
      <path d="M432 306h20" stroke="var(--art-paper)" strokeWidth="7" />
      <path d="M416 330h52" stroke="var(--art-deep)" strokeWidth="7" />
      <Sparkle x={408} y={118} reach={15} fill="var(--art-gold)" />
      <Sparkle x={186} y={140} reach={12} />
      <Sparkle x={176} y={262} reach={9} fill="var(--art-gold)" />
    </Art>
  )
}
