import type { Components, Theme } from '@mui/material/styles'
import { touchMedia } from '../sizes'
import { sharedTones } from '../tones'

/** Outlined inputs, with or without a fill, and the labels on their edges. */
export function fields(outlinedFilled: boolean): Components<Theme> {
  return {
    MuiInputBase: {
      // By default each field adds and removes its own style sheet, which makes the browser recalculate all
      // styles.
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        input: {
          // Material UI detects autofill by the start of this animation (keyframes: `surfaces.ts`).
          animation: '10ms mui-auto-fill-cancel',
          '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
          // iOS zooms the page into any field with a smaller font.
          [touchMedia]: { fontSize: '1rem' },
          '&:placeholder-shown': { textOverflow: 'ellipsis' },
          // WebKit shows today's date in an empty field. Only WebKit supports this property.
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
        // In an empty field the label takes a second line instead of ending in an ellipsis, vertically centred.
        root: {
          '&:not(.MuiInputLabel-shrink)': {
            overflow: 'visible',
            lineHeight: 1.2,
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            translate: '0 calc(0.71875em - 50%)',
            '&:has(+ .MuiInputBase-adornedEnd)': { maxWidth: 'calc(100% - 72px)' },
            // In a text area the label starts at the first line.
            '&:has(+ .MuiInputBase-multiline)': { translate: '0 0.11875em' },
          },
        },
        // Centres the label on the edge, clear of the value, at any font size.
        shrink: { top: 'calc(9px - 0.5625rem)' },
      },
    },
    // Padding for the arrow, which grows with the font.
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
