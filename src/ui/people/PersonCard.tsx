import { styled } from '@mui/material/styles'
import { cardGround } from '../appearance/grounds'

/** Card of one person; `data-blocked` removes the picture's colour. */
export const PersonCard = styled('article')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: 20,
  overflow: 'hidden',
  ...cardGround(theme),
  // A person is not split across two printed pages.
  breakInside: 'avoid',
  '&[data-blocked=true] img': { filter: 'grayscale(1)', opacity: 0.7 },
}))

/** Name and role, beside the avatar. */
export const PersonText = styled('div')({ flex: 1, minWidth: 0 })

export const PersonName = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  overflowWrap: 'anywhere',
}))

export const PersonRole = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

/** Two buttons side by side, of equal width if their labels fit; otherwise one below the other. */
export const PersonActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 'auto',
  '& > *': { flex: '1 1 100px', paddingInline: 8, whiteSpace: 'nowrap' },
  '@media print': { display: 'none' },
})
