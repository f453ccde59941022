import type { Components, Theme } from '@mui/material/styles'
import { touchMedia } from '../sizes'
import { sharedTones } from '../tones'

/** Outlined inputs, with or without a fill, and the labels on their edges. */
export function fields(outlinedFilled: boolean): Components<Theme> {
  return {
    MuiInputBase: {
      styleOverrides: {
        // iOS zooms the page into any field with smaller letters.
        input: { [touchMedia]: { fontSize: '1rem' } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: outlinedFilled ? fillOf(theme) : 'transparent',
        }),
        notchedOutline: ({ theme }) => ({ borderColor: sharedTones[theme.palette.mode].edge }),
        input: { borderRadius: 'inherit' },
      },
    },
    MuiInputLabel: { styleOverrides: { root: focusedLabel } },
    MuiFormLabel: { styleOverrides: { root: focusedLabel } },
  }
}

function fillOf(theme: Theme): string {
  return theme.palette.mode === 'light' ? theme.palette.grey[50] : theme.palette.background.default
}

function focusedLabel({ theme }: { theme: Theme }) {
  return { '&.Mui-focused:not(.Mui-error)': { color: theme.palette.primary.readable } }
}
