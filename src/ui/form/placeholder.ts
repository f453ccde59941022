import type { CSSObject, Theme } from '@mui/material/styles'
import { atParentsStart } from '../display/atParentsStart'

/**
 * A field's placeholder in a tone that can be read, in its own direction, where the field begins. By the
 * browsers' own names, as Material UI writes them: the mirroring of right-to-left pages breaks on
 * `::placeholder`.
 */
export function readablePlaceholder({ palette }: Theme): CSSObject {
  const tone = {
    color: palette.text.secondary,
    opacity: 1,
    unicodeBidi: 'plaintext',
    ...atParentsStart,
  } as const
  return {
    '& .MuiInputBase-input::-webkit-input-placeholder': tone,
    '& .MuiInputBase-input::-moz-placeholder': tone,
  }
}
