import { Art, Sparkle } from './Art'

/** A sad arcade machine, with its plug on the floor. */
export function UnpluggedArt() {
  return (
    <Art>
      <ellipse cx="240" cy="180" rx="212" ry="150" fill="var(--art-ground)" />
      <ellipse cx="232" cy="330" rx="176" ry="12" fill="var(--art-soft)" />
      <path d="M150 328V92a28 28 0 0 1 28-28h96a28 28 0 0 1 28 28v236z" fill="var(--art-main)" />
      <path d="M150 328V92a28 28 0 0 1 28-28h18v264z" fill="var(--art-deep)" opacity="0.35" />
      <rect x="170" y="78" width="112" height="26" rx="8" fill="var(--art-gold)" />
      <path d="M190 91h72" stroke="var(--art-paper)" strokeWidth="6" />
      <rect x="170" y="116" width="112" height="92" rx="12" fill="var(--art-paper)" />
      <path
        d="m194 138 14 14M208 138l-14 14M244 138l14 14M258 138l-14 14"
        stroke="var(--art-deep)"
        strokeWidth="6"
      />
      <path d="M202 190c8-14 40-14 48 0" stroke="var(--art-deep)" strokeWidth="6" />
      <path d="M136 244l18-24h144l18 24z" fill="var(--art-mid)" />
      <rect x="136" y="244" width="180" height="20" rx="6" fill="var(--art-deep)" />
      <path d="M186 236v-22" stroke="var(--art-line)" strokeWidth="7" />
      <circle cx="186" cy="208" r="10" fill="var(--art-second)" />
      <circle cx="242" cy="234" r="8" fill="var(--art-gold)" />
      <circle cx="268" cy="234" r="8" fill="var(--art-second)" />
      <rect x="204" y="282" width="44" height="30" rx="6" fill="var(--art-deep)" opacity="0.5" />
      <path d="M302 306c40 0 34-54 62-54s16 66 40 66" stroke="var(--art-line)" strokeWidth="7" />
      <rect x="402" y="302" width="34" height="30" rx="8" fill="var(--art-line)" />
      <path d="M436 310h14M436 324h14" stroke="var(--art-line)" strokeWidth="5" />
      <path d="M84 132l20 10M76 168h22M92 204l18-10" stroke="var(--art-mid)" strokeWidth="6" />
      <Sparkle x={366} y={112} reach={18} />
      <Sparkle x={402} y={178} reach={11} fill="var(--art-gold)" />
    </Art>
  )
}
