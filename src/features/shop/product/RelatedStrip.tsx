import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Product } from '#contract/shop/product'
import { memberPaths, pathOf } from '#lib/paths/member'
import { Sample } from '#ui/display/DataText'
import { Stars } from '#ui/display/Stars'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { useRelatedProductsQuery } from '../api/products'
import { Price } from '../description/Price'
import { ProductPicture } from '../description/ProductPicture'
import { StockChip } from '../description/StockChip'
import { beyondList } from './BackToProducts'

interface RelatedStripProps {
  /** Id of the product. */
  id: string
}

/** Horizontal list of related products; renders nothing if there are none. */
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

interface RelatedCardProps {
  product: Product
}

/** A product in short; the whole card links to it. */
function RelatedCard({ product }: RelatedCardProps) {
  const { id, name, image, rating, offerPrice, salePrice, isStock } = product
  return (
    <Card to={pathOf(memberPaths.productDetail, id)} state={beyondList(useLocation().state)}>
      <ProductPicture src={image} />
      <Content>
        <b>
          <Sample>{name}</Sample>
        </b>
        <Stars rating={rating} />
        {isStock ? <Price offer={offerPrice} sale={salePrice} /> : <StockChip isStock={false} />}
      </Content>
    </Card>
  )
}

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.palette.primary.readable },
  '&:focus-visible': { outlineOffset: -2 },
  '& > span:first-of-type': { borderRadius: 0 },
}))

const Content = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  padding: 12,
})
