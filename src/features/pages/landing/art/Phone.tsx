import type { ReactNode } from 'react'
import { Drawing } from './Drawing'
import type { ArtTones } from './useArtTones'

const width = 240
const height = 430

/** A drawn phone; its screen is from (10, 10) to (230, 420). */
export function Phone({ tones, children }: { tones: ArtTones; children: ReactNode }) {
  return (
    <Drawing width={width} height={height} isMirrored={tones.isMirrored}>
      <rect x="2" y="2" width="236" height="426" rx="30" fill={tones.ink} opacity="0.9" />
      <rect x="9" y="9" width="222" height="412" rx="24" fill={tones.ground} />
      <rect x="9" y="9" width="222" height="46" rx="24" fill={tones.paper} />
      <rect x="9" y="34" width="222" height="22" fill={tones.paper} />
      <rect x="9" y="55" width="222" height="1" fill={tones.line} />
      <circle cx="34" cy="36" r="9" fill={tones.primary} />
      <rect x="50" y="32" width="56" height="8" rx="4" fill={tones.text} />
      <rect x="190" y="32" width="24" height="8" rx="4" fill={tones.text} />
      {children}
    </Drawing>
  )
}
