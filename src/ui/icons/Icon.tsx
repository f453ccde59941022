import type { ReactNode } from 'react'

export interface IconProps {
  /** Pixels, width and height. */
  size?: number
}

interface DrawnIconProps extends IconProps {
  /** Strokes on a field of 24 by 24. */
  children: ReactNode
}

// Drawn here, not taken from @tabler/icons-react, which the icon showcases load: its component weighs
// 0.2 kB more than this one on the login page, which has no room for it, and its icons a seventh more.
// An icon's file is the part of the app that first needs it, so that no page loads them all.

/** The frame of every icon: one stroke width, round ends, the colour of the text around. Always decoration: the words stand beside it. */
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
