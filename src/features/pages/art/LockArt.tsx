import { Art, Sparkle } from './Art'

/** A shield with a lock, a letter and a code. */
export function LockArt() {
  return (
    <Art>
      <ellipse cx="240" cy="186" rx="212" ry="152" fill="var(--art-ground)" />
      <ellipse cx="240" cy="334" rx="150" ry="11" fill="var(--art-soft)" />
      <path
        d="M240 40l112 40v92c0 74-46 122-112 154-66-32-112-80-112-154V80z"
        fill="var(--art-main)"
      />
      <path d="M240 40v286c-66-32-112-80-112-154V80z" fill="var(--art-deep)" opacity="0.35" />
      <path d="M206 166v-24a34 34 0 0 1 68 0v24" stroke="var(--art-paper)" strokeWidth="14" />
      <rect x="186" y="164" width="108" height="82" rx="14" fill="var(--art-paper)" />
      <circle cx="240" cy="196" r="12" fill="var(--art-deep)" />
      <path d="M240 200v24" stroke="var(--art-deep)" strokeWidth="9" />
      <g transform="rotate(-9 98 262)">
        <rect x="42" y="222" width="116" height="78" rx="10" fill="var(--art-paper)" />
        <rect
          x="42"
          y="222"
          width="116"
          height="78"
          rx="10"
          stroke="var(--art-mid)"
          strokeWidth="4"
        />
        <path d="m48 230 52 38 52-38" stroke="var(--art-mid)" strokeWidth="4" />
      </g>
      <g transform="rotate(7 376 262)">
        <rect x="302" y="236" width="150" height="54" rx="12" fill="var(--art-paper)" />
        <rect
          x="302"
          y="236"
          width="150"
          height="54"
          rx="12"
          stroke="var(--art-mid)"
          strokeWidth="4"
        />
        <path
          d="M324 254v18M316 258l16 10M332 258l-16 10M364 254v18M356 258l16 10M372 258l-16 10M404 254v18M396 258l16 10M412 258l-16 10"
          stroke="var(--art-deep)"
          strokeWidth="4"
        />
        <path d="M434 250v26" stroke="var(--art-second)" strokeWidth="4" />
      </g>
      <Sparkle x={92} y={110} reach={16} />
      <Sparkle x={398} y={96} reach={20} fill="var(--art-gold)" />
      <Sparkle x={426} y={176} reach={11} />
    </Art>
  )
}
