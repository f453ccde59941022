import { useTheme } from '@mui/material/styles'

/** Tones that reach 4.5:1 on paper in every scheme. */
export function useUpDownColors() {
  const { palette } = useTheme()
  return {
    up: palette.primary.readable,
    down: palette.secondary.readable,
    // That of the text around it, which is another one on paper.
    net: 'currentColor',
  }
}
