import type { TypographyVariantsOptions } from '@mui/material/styles'
import type { Locale } from '../intl/locale'
import type { FontFamily } from './appearance'
import { fontStack } from './fonts'

/** Regular for text, medium for labels and controls, bold for headings and amounts. The fonts have no others. */
export const weights = { regular: 400, medium: 500, bold: 700 } as const

const { regular, medium, bold } = weights
const rootPixels = 16

/** Converts pixels to rem, so that the user's text size applies. */
function rem(pixels: number): string {
  return `${pixels / rootPixels}rem`
}

/** Sizes and weights of all texts. The two smallest headings name parts of a card, so they look like labels. */
const sizes = {
  h1: { fontSize: rem(34), fontWeight: bold },
  h2: { fontSize: rem(24), fontWeight: bold },
  h3: { fontSize: rem(20), fontWeight: bold },
  h4: { fontSize: rem(16), fontWeight: bold },
  h5: { fontSize: rem(14), fontWeight: medium },
  h6: { fontSize: rem(12), fontWeight: medium },
  body1: { fontSize: rem(14) },
  body2: { fontSize: rem(14) },
  button: { textTransform: 'none', fontWeight: medium },
} as const satisfies TypographyVariantsOptions

/**
 * Thai stacks vowels and tone marks above and below a letter, so lines need more space and letters no spacing.
 */
const thaiText = { lineHeight: 1.7, letterSpacing: 0 } as const

export function typographyOf(fontFamily: FontFamily, locale: Locale): TypographyVariantsOptions {
  return {
    ...sizes,
    fontFamily: fontStack(fontFamily),
    fontWeightRegular: regular,
    fontWeightMedium: medium,
    fontWeightBold: bold,
    ...(locale === 'th' && { allVariants: thaiText }),
  }
}
