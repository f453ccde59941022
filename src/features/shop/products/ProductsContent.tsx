import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkippedNote } from '#ui/state/SkippedNote'
import { useProductsQuery } from '../api/products'
import { FilterChips } from './FilterChips'
import { FilterDrawer } from './FilterDrawer'
import { FilterPanel } from './FilterPanel'
import { activeFilters, filterWords } from './filterWords'
import { NoProducts } from './NoProducts'
import { ProductGrid } from './ProductGrid'
import { ProductGridSkeleton } from './ProductGridSkeleton'
import { ProductsToolbar } from './ProductsToolbar'
import { useFoundProducts } from './useFoundProducts'
import { useShopFilter } from './useShopFilter'

/** The filter and the products that pass it. */
export function ProductsContent() {
  const text = useText()
  const format = useFormat()
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [drawerOpen, setDrawerOpen] = useState(false)
  const shopFilter = useShopFilter()
  const words = useMemo(() => filterWords(text, format), [text, format])
  const active = activeFilters(shopFilter.filter, words, text)
  const state = useFoundProducts(shopFilter.filter)
  const count = state.answer?.value.length
  const { data: shop } = useProductsQuery()
  return (
    <Columns>
      {hasRoom && <FilterPanel shopFilter={shopFilter} words={words} />}
      <div>
        <ProductsToolbar
          shopFilter={shopFilter}
          words={words}
          activeCount={active.length}
          onFilter={hasRoom ? null : () => setDrawerOpen(true)}
        />
        <SkippedNote count={shop?.value.skippedRecords ?? 0} />
        <FilterChips active={active} shopFilter={shopFilter} count={count} />
        <LoadArea state={state} skeleton={<ProductGridSkeleton />}>
          {(products) =>
            products.length > 0 ? (
              <ProductGrid products={products} busy={state.busy} />
            ) : (
              <NoProducts filtered={active.length > 0} onReset={shopFilter.reset} />
            )
          }
        </LoadArea>
      </div>
      {!hasRoom && (
        <FilterDrawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          shopFilter={shopFilter}
          words={words}
          count={count}
        />
      )}
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
  },
}))
