import type { TypographyVariantsOptions } from '@mui/material/styles'
import type { Locale } from '../intl/locale'
import type { FontFamily } from './appearance'
import { fontStack } from './fonts'

const rootPixels = 16

/** Converts pixels to rem, so that the user's text size applies. */
function rem(pixels: number): string {
  return `${pixels / rootPixels}rem`
}

/** Sizes and weights of all texts. */
const sizes = {
  h1: { fontSize: rem(34), fontWeight: 700 },
  h2: { fontSize: rem(24), fontWeight: 700 },
  h3: { fontSize: rem(20), fontWeight: 600 },
  h4: { fontSize: rem(16), fontWeight: 600 },
  h5: { fontSize: rem(14), fontWeight: 500 },
  h6: { fontSize: rem(12), fontWeight: 500 },
  body1: { fontSize: rem(14) },
  body2: { fontSize: rem(14) },
  button: { textTransform: 'none', fontWeight: 600 },
} as const satisfies TypographyVariantsOptions

/**
 * Thai stacks vowels and tone marks above and below a letter, so lines need more space and letters no spacing.
 */
const thaiText = { lineHeight: 1.7, letterSpacing: 0 } as const

export function typographyOf(fontFamily: FontFamily, locale: Locale): TypographyVariantsOptions {
  return {
    ...sizes,
    fontFamily: fontStack(fontFamily),
    ...(locale === 'th' && { allVariants: thaiText }),
  }
}
