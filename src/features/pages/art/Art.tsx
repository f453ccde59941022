import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mixColors } from '#lib/contrast'

interface ArtProps {
  /** Paths on a canvas of 480 by 360, in the colours `var(--art-…)`. */
  children: ReactNode
}

/**
 * Canvas of every drawing: as wide as its container, in the theme's colours. Always decorative: text is
 * beside it.
 */
export function Art({ children }: ArtProps) {
  return (
    <Sheet viewBox="0 0 480 360" fill="none" aria-hidden="true" focusable="false">
      {children}
    </Sheet>
  )
}

/** Colour of the coins, the same in every scheme. */
const gold = '#f5b301'

const Sheet = styled('svg')(({ theme }) => {
  const { primary, secondary, background, text } = theme.palette
  const tint = (share: number) => mixColors(background.paper, primary.main, share)
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '--art-paper': background.paper,
    '--art-ground': tint(0.1),
    '--art-soft': tint(0.28),
    '--art-mid': tint(0.6),
    '--art-main': primary.main,
    '--art-deep': mixColors(primary.main, text.primary, 0.4),
    '--art-second': secondary.main,
    '--art-line': text.secondary,
    '--art-gold': gold,
  }
})

interface SparkleProps {
  x: number
  y: number
  /** Distance from its centre to a point. */
  reach: number
  fill?: string
}

/** A four-pointed star. */
export function Sparkle({ x, y, reach, fill = 'var(--art-second)' }: SparkleProps) {
  const waist = reach * 0.22
  return (
    <path
      fill={fill}
      d={`M${x} ${y - reach}L${x + waist} ${y - waist}L${x + reach} ${y}L${x + waist} ${y + waist}L${x} ${y + reach}L${x - waist} ${y + waist}L${x - reach} ${y}L${x - waist} ${y - waist}z`}
    />
  )
}
