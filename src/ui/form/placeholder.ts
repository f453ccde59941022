import type { CSSObject, Theme } from '@mui/material/styles'

/**
 * A field's placeholder in a tone that can be read. By the browsers' own names, as Material UI writes
 * them: the mirroring of right-to-left pages breaks on `::placeholder`.
 */
export function readablePlaceholder({ palette }: Theme): CSSObject {
  const tone = { color: palette.text.secondary, opacity: 1 }
  return {
    '& .MuiInputBase-input::-webkit-input-placeholder': tone,
    '& .MuiInputBase-input::-moz-placeholder': tone,
  }
}
