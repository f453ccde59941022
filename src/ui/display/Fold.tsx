import { styled } from '@mui/material/styles'

/** A `details` whose `summary` is as high as a finger needs, with an arrow at its end. */
export const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    cursor: 'pointer',
    // Safari draws its own arrow, separate from the list marker.
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flexShrink: 0,
      width: 9,
      height: 9,
      marginInlineEnd: 4,
      // A square on its tip of which only the lower half is visible, so it looks the same from right to left.
      border: '2px solid',
      clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '&:focus-visible': {
      outline: `3px solid ${theme.palette.primary.readable}`,
      outlineOffset: -3,
    },
  },
  '&[open] > summary::after': { transform: 'translateY(2px) rotate(225deg)' },
}))
