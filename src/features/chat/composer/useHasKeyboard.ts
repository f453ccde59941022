import useMediaQuery from '@mui/material/useMediaQuery'

/** Elsewhere a field that takes the focus by itself opens the keyboard before anything is read. */
export function useHasKeyboard(): boolean {
  return useMediaQuery('(hover: hover) and (min-width: 900px)', { noSsr: true })
}

/** Whether Enter begins a line, and only the button sends: the keyboard on a screen has no Shift for it. */
export function useEnterBreaks(): boolean {
  return useMediaQuery('(hover: none)', { noSsr: true })
}
