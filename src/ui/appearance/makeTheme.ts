import { createTheme, type Theme } from '@mui/material/styles'
import type { Appearance } from './appearance'
import { buttons } from './components/buttons'
import { fields } from './components/fields'
import { surfaces } from './components/surfaces'
import { shadowsOf } from './elevation'
import { transitions } from './motion'
import { paletteOf } from './palette'
import { typographyOf } from './typography'

export function makeTheme(appearance: Appearance): Theme {
  const { presetColor, mode, fontFamily, locale, borderRadius, rtl, outlinedFilled } = appearance
  return createTheme({
    palette: paletteOf(presetColor, mode),
    typography: typographyOf(fontFamily, locale),
    shape: { borderRadius },
    shadows: shadowsOf(mode),
    transitions,
    direction: rtl ? 'rtl' : 'ltr',
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    components: { ...buttons, ...fields(outlinedFilled), ...surfaces },
  })
}
