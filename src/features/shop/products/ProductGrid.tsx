import Skeleton from '@mui/material/Skeleton'
import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'
import { ProductCard } from './ProductCard'

interface ProductGridProps {
  products: readonly Product[]
  /** Whether other products are loading. */
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
  // Leaves space to scroll the last row's buttons out from under the cart button.
  padding: '0 0 72px',
  listStyle: 'none',
  '& > li': { minWidth: 0 },
})

/** Placeholder of the loading cards. */
export function ProductGridSkeleton() {
  return (
    <SkeletonGrid>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={380} width="100%" />
      ))}
    </SkeletonGrid>
  )
}

const SkeletonGrid = styled('div')(gridColumns)

/** As many columns as fit; two on phones, one on very narrow screens or with large text. */
function gridColumns({ theme }: { theme: Theme }): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
    gap: 16,
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr))',
      gap: 12,
    },
  }
}
