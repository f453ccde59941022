import type { ReactNode } from 'react'

export interface IconProps {
  /** Width and height in pixels. */
  size?: number
}

interface DrawnIconProps extends IconProps {
  /** Strokes in a 24 by 24 viewBox. */
  children: ReactNode
}

// Drawn here instead of imported from @tabler/icons-react, which the icon showcases load. Its component is 0.2
// kB larger on the login page, which has no room for it, and its icons are a seventh larger. Each icon is in
// the file of the part that needs it first, so that no page loads them all.

/**
 * Frame of every icon: one stroke width, round ends, the colour of the surrounding text. Always decorative: the
 * label is beside it.
 */
export function Icon({ size = 24, children }: DrawnIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
