import type { Components, Theme } from '@mui/material/styles'
import { touchMedia, touchTarget } from '../sizes'

const colors = ['primary', 'secondary', 'error', 'success', 'warning', 'info', 'reward'] as const

/** Text and outlined buttons lie on body or paper, so they use the tone that is readable there. */
const readableButtons = colors.map((color) => ({
  props: { color },
  style: ({ theme }: { theme: Theme }) => ({
    '--variant-textColor': theme.palette[color].readable,
    '--variant-outlinedColor': theme.palette[color].readable,
  }),
}))

export const buttons: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        [touchMedia]: { minHeight: touchTarget },
        variants: readableButtons,
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { [touchMedia]: { minWidth: touchTarget, minHeight: touchTarget } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.text.primary,
        textTransform: 'none',
        [touchMedia]: { minHeight: touchTarget },
      }),
    },
  },
  MuiTabScrollButton: {
    styleOverrides: {
      root: { [touchMedia]: { minWidth: touchTarget, minHeight: touchTarget } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { [touchMedia]: { minHeight: touchTarget } },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: { [touchMedia]: { minHeight: touchTarget } },
    },
  },
}
