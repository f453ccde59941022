import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { useRelatedProductsQuery } from '../api/products'
import { RelatedCard } from './RelatedCard'

interface RelatedStripProps {
  /** Of the product that they go with. */
  id: string
}

/** What goes with a product, to be scrolled sideways; nothing where nothing does. */
export function RelatedStrip({ id }: RelatedStripProps) {
  const text = useText()
  const titleId = useId()
  const state = loadState(useRelatedProductsQuery(id))
  if (state.answer?.value.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{text('shop.product.related')}</Title>
      <LoadArea state={state} skeleton={<Skeleton variant="rounded" height={250} width="100%" />}>
        {(products) => (
          <Strip>
            {products.map((product) => (
              <li key={product.id}>
                <RelatedCard product={product} />
              </li>
            ))}
          </Strip>
        )}
      </LoadArea>
    </section>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 12px' }))

const Strip = styled('ul')({
  display: 'flex',
  gap: 16,
  margin: 0,
  padding: '2px 2px 8px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  '& > li': { flex: '0 0 200px', scrollSnapAlign: 'start' },
})
