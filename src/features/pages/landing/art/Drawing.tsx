import type { ReactNode } from 'react'

interface DrawingProps {
  width: number
  height: number
  isMirrored: boolean
  children: ReactNode
}

/** A picture that says nothing beyond the words beside it; turned round where the text runs from the right. */
export function Drawing({ width, height, isMirrored, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', width: '100%', maxWidth: width, height: 'auto', margin: '0 auto' }}
    >
      <g transform={isMirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>{children}</g>
    </svg>
  )
}
