import { styled } from '@mui/material/styles'

/** Small cards in as many columns as fit. */
export const Tiles = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  margin: 0,
  padding: 0,
})

export const Tile = styled('li')(({ theme }) => ({
  minWidth: 0,
  padding: 16,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))
