import { styled } from '@mui/material/styles'

/** The look of {@link VisuallyHidden}, for rows that style all of their plain elements at once. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Text for screen readers alone. */
export const VisuallyHidden = styled('span')(visuallyHidden)
