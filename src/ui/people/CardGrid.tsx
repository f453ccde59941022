import { styled } from '@mui/material/styles'

interface CardGridProps {
  /** Pixels that a card needs at least; a whole line each when left out. */
  cardWidth?: number | undefined
}

/** Cards beside each other, as many as there is room for. */
export const CardGrid = styled('ul', {
  shouldForwardProp: (name) => name !== 'cardWidth',
})<CardGridProps>(({ cardWidth }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns:
    cardWidth === undefined
      ? 'minmax(0, 1fr)'
      : `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  '&[aria-busy=true]': { opacity: 0.6 },
}))
