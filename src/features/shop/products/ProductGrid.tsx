import { styled } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'
import { gridColumns } from './gridColumns'
import { ProductCard } from './ProductCard'

interface ProductGridProps {
  products: readonly Product[]
  /** Whether others are being found. */
  busy: boolean
}

export function ProductGrid({ products, busy }: ProductGridProps) {
  const text = useText()
  return (
    <Grid aria-label={text('shop.products.title')} aria-busy={busy}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled('ul')(gridColumns, {
  margin: 0,
  // The last row's buttons can be scrolled away from below the cart button.
  padding: '0 0 72px',
  listStyle: 'none',
  '& > li': { minWidth: 0 },
})
