import useMediaQuery from '@mui/material/useMediaQuery'

/** From lg up: menu drawer open beside the content, navigation bar below the header. */
export function useWide(): boolean {
  return useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
}
