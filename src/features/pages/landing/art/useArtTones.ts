import { useTheme } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'

/** The pens of the landing page's drawings, taken from the theme. */
export interface ArtTones {
  /** The screen of a drawn phone, and what lies on it. */
  ground: string
  paper: string
  /** Edges and what stands for text. */
  line: string
  text: string
  ink: string
  primary: string
  onPrimary: string
  primarySoft: string
  secondary: string
  secondarySoft: string
  success: string
  warning: string
  /** Whether the drawing is turned round: the text runs from right to left. */
  isMirrored: boolean
}

export function useArtTones(): ArtTones {
  const { palette, direction } = useTheme()
  const { background, primary, secondary, text } = palette
  const isDark = palette.mode === 'dark'
  return {
    ground: background.default,
    paper: background.paper,
    line: palette.divider,
    text: mixColors(background.paper, text.secondary, isDark ? 0.45 : 0.3),
    ink: text.primary,
    primary: primary.main,
    onPrimary: primary.contrastText,
    primarySoft: mixColors(background.paper, primary.main, isDark ? 0.3 : 0.2),
    secondary: secondary.main,
    secondarySoft: mixColors(background.paper, secondary.main, isDark ? 0.3 : 0.2),
    success: palette.success.main,
    warning: palette.warning.main,
    isMirrored: direction === 'rtl',
  }
}
