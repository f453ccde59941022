import type { Components, Theme } from '@mui/material/styles'
import { touchMedia } from '../sizes'
import { sharedTones } from '../tones'

/** Outlined inputs, with or without a fill, and the labels on their edges. */
export function fields(outlinedFilled: boolean): Components<Theme> {
  return {
    MuiInputBase: {
      // Each field brought and took a style sheet of its own, and with it every style of the page.
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        input: {
          // By its start Material UI notices what the browser fills in (keyframes: `surfaces.ts`).
          animation: '10ms mui-auto-fill-cancel',
          '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
          // iOS zooms the page into any field with smaller letters.
          [touchMedia]: { fontSize: '1rem' },
          '&:placeholder-shown': { textOverflow: 'ellipsis' },
          // WebKit writes today's date into an empty field. Only WebKit knows this property.
          '@supports (hanging-punctuation: first)': {
            '&[type=date][value=""]:not(:focus)': { color: 'transparent' },
          },
        },
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
    MuiInputLabel: {
      styleOverrides: {
        // In an empty field it takes a second line rather than end in dots, both in the field's middle.
        root: {
          '&:not(.MuiInputLabel-shrink)': {
            overflow: 'visible',
            lineHeight: 1.2,
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            translate: '0 calc(0.71875em - 50%)',
            '&:has(+ .MuiInputBase-adornedEnd)': { maxWidth: 'calc(100% - 72px)' },
            // There it begins where the first line will.
            '&:has(+ .MuiInputBase-multiline)': { translate: '0 0.11875em' },
          },
        },
        // In the middle of the edge, not over the value, however large its letters are.
        shrink: { top: 'calc(9px - 0.5625rem)' },
      },
    },
    // Its arrow grows with its letters.
    MuiNativeSelect: { styleOverrides: { select: { '&&&': { paddingRight: '2rem' } } } },
    MuiFormLabel: { styleOverrides: { root: focusedLabel } },
  }
}

function fillOf(theme: Theme): string {
  return theme.palette.mode === 'light' ? theme.palette.grey[50] : theme.palette.background.default
}

function focusedLabel({ theme }: { theme: Theme }) {
  return { '&.Mui-focused:not(.Mui-error)': { color: theme.palette.primary.readable } }
}
