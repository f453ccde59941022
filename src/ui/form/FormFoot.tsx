import { styled } from '@mui/material/styles'

/** Of the bottom bar of narrow screens: its height, and how far its middle stands out of it. Pixels. */
const bar = { height: 56, above: 18 } as const

/**
 * What a long form ends with: on a phone it stays where the thumb is, above the bottom bar, while the form is
 * filled in. Not where the screen is low: there it would cover what is filled in.
 */
export const FormFoot = styled('div')(({ theme }) => ({
  [`${theme.breakpoints.down('lg')} and (min-height: 600px)`]: {
    position: 'sticky',
    zIndex: 1,
    bottom: `calc(${bar.height}px + env(safe-area-inset-bottom, 0px))`,
    paddingBottom: bar.above + 8,
    backgroundColor: theme.palette.background.default,
  },
}))
