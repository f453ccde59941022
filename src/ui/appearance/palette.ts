import type { PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles'
import { blackOrWhite, contrast, mixColors, readableContrast, readableOn } from '#lib/contrast'
import type { Mode, PresetColor } from './appearance'
import { presets } from './presets'
import { sharedTones } from './tones'

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** The same hue for text: 4.5:1 on paper, on body, and on either under a hover tint. */
    readable: string
  }
  interface SimplePaletteColorOptions {
    readable: string
  }
  interface Palette {
    /** Second accent of the brand, for rewards and games only. */
    reward: PaletteColor
  }
  interface PaletteOptions {
    reward: SimplePaletteColorOptions
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    reward: true
  }
}

const white = '#ffffff'

/** Material UI's palette of one of the 14 schemes. */
export function paletteOf(presetColor: PresetColor, mode: Mode): PaletteOptions {
  const { body, paper, primary, secondary } = presets[presetColor][mode]
  const { text, secondaryText, divider, error, success, warning, info, reward } = sharedTones[mode]
  // Dark text is hardest to read on the darker surface, light text on the lighter one.
  const hardest = mode === 'light' ? body : paper
  const color = (main: string) => colorOf(main, hardest)
  return {
    mode,
    contrastThreshold: readableContrast,
    background: { default: body, paper },
    text: { primary: text, secondary: secondaryText },
    divider,
    primary: color(primary),
    secondary: color(secondary),
    error: color(error),
    success: color(success),
    warning: color(warning),
    info: color(info),
    // Material UI derives the light shade only for its own colours.
    reward: { light: mixColors(reward, white, 0.3), ...color(reward) },
  }
}

/** Contrast reserve for text on a hover tint, which covers its surface with a few percent of the colour. */
const tintReserve = 0.8

function colorOf(main: string, hardest: string): SimplePaletteColorOptions {
  const contrastText = contrast(main, white) >= readableContrast ? white : blackOrWhite(main)
  return {
    main,
    contrastText,
    readable: readableOn(hardest, main, readableContrast + tintReserve),
    // Material UI's name for the fill under the pointer. It must differ more from the text on it.
    ...(contrastText !== white && { dark: mixColors(main, white, 0.15) }),
  }
}
