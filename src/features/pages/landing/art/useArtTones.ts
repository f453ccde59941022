import { useTheme } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'

/** Colours of the landing page's drawings, from the theme. */
export interface ArtTones {
  /** Screen of a drawn phone, and the surfaces on it. */
  ground: string
  paper: string
  /** Edges and text placeholders. */
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
  /** Whether the drawing is mirrored, in RTL pages. */
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
