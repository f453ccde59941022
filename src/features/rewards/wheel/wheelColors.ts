import type { Palette } from '@mui/material/styles'
import type { WheelSegment } from '#contract/rewards/rewards'
import { mixColors, readableOn } from '#lib/contrast'
import { rewardAccent } from '#ui/art/rewardAccent'

const [white, black] = ['#ffffff', '#000000']

export interface WheelColors {
  rim: string
  /** Fill of slice `index` of `count`: the operator's colour, otherwise one of the brand. */
  slice: (segment: Pick<WheelSegment, 'color'>, index: number, count: number) => string
}

/**
 * Colours of the wheel, made from the brand's palette. All are dark enough for white text, so the wheel looks
 * the same in light and dark mode.
 */
export function wheelColors(palette: Palette): WheelColors {
  const accent = readableOn(white, palette[rewardAccent].main)
  const brand = readableOn(white, palette.primary.main)
  const tones = [accent, mixColors(brand, black, 0.4), brand, mixColors(accent, black, 0.4)]
  // Separates the last slice of an odd number from the first, even where brand and accent are the same.
  const last = mixColors(accent, black, 0.2)
  return {
    rim: mixColors(accent, black, 0.65),
    slice({ color }, index, count) {
      if (color !== null) return color
      const isOdd = count % 2 === 1 && index === count - 1
      return (isOdd ? undefined : tones[index % tones.length]) ?? last
    },
  }
}
