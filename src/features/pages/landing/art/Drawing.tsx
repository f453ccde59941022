import type { ReactNode } from 'react'

interface DrawingProps {
  width: number
  height: number
  isMirrored: boolean
  children: ReactNode
}

/** Decorative picture, mirrored in RTL pages. */
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
