import { styled } from '@mui/material/styles'

/** A `details` whose `summary` is a line as high as a finger needs, with an arrow at its end. */
export const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    cursor: 'pointer',
    // Safari draws its own arrow apart from the list's sign.
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flexShrink: 0,
      width: 9,
      height: 9,
      marginInlineEnd: 4,
      // A square on its tip of which the lower half is seen: the same from right to left.
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
