import { styled } from '@mui/material/styles'

interface CardGridProps {
  /** Minimum width of a card in pixels; if left out, each card takes a whole line. */
  cardWidth?: number | undefined
}

/** Grid of as many cards per line as fit. */
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
