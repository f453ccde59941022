import useMediaQuery from '@mui/material/useMediaQuery'

/**
 * @returns whether fields may be focused automatically; on other devices that opens the on-screen keyboard
 * before the user has read anything
 */
export function useHasKeyboard(): boolean {
  return useMediaQuery('(hover: hover) and (min-width: 900px)', { noSsr: true })
}

/**
 * @returns whether Enter inserts a line break and only the button sends, because on-screen keyboards have no
 * Shift+Enter
 */
export function useEnterBreaks(): boolean {
  return useMediaQuery('(hover: none)', { noSsr: true })
}
