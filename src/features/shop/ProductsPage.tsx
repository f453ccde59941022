import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo, useState } from 'react'
import { type LoadState, loadState } from '#api/cache/loadState'
import type { Product, ProductFilter } from '#contract/shop/product'
import { cardGround } from '#ui/appearance/grounds'
import { SearchIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { useFilteredProductsQuery, useProductsQuery } from './api/products'
import { CartButton } from './buying/CartButton'
import { FilterChips } from './products/FilterChips'
import { FilterDrawer } from './products/FilterDrawer'
import { FilterForm } from './products/FilterForm'
import { activeFilters, type FilterLabels, filterLabels } from './products/filterLabels'
import { ProductGrid, ProductGridSkeleton } from './products/ProductGrid'
import { ProductsToolbar } from './products/ProductsToolbar'
import { type ShopFilter, useShopFilter } from './products/useShopFilter'

/** The demo shop's products as cards; the address holds the filter. */
export function ProductsPage() {
  const text = useText()
  return (
    <Page title={text('shop.products.title')}>
      <ProductsContent />
      <CartButton />
    </Page>
  )
}

/** The filter and the matching products. */
function ProductsContent() {
  const text = useText()
  const format = useFormat()
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [drawerOpen, setDrawerOpen] = useState(false)
  const shopFilter = useShopFilter()
  const labels = useMemo(() => filterLabels(text, format), [text, format])
  const active = activeFilters(shopFilter.filter, labels, text)
  const state = useFoundProducts(shopFilter.filter)
  const count = state.answer?.value.length
  const { data: shop } = useProductsQuery()
  return (
    <Columns>
      {hasRoom && <FilterPanel shopFilter={shopFilter} labels={labels} />}
      <div>
        <ProductsToolbar
          shopFilter={shopFilter}
          labels={labels}
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
          labels={labels}
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

interface NoProductsProps {
  /** Whether the filter excludes all products. */
  filtered: boolean
  onReset: () => void
}

function NoProducts({ filtered, onReset }: NoProductsProps) {
  const text = useText()
  if (!filtered) return <EmptyState message={text('shop.products.empty')} />
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('shop.products.noneTitle')}
      message={text('shop.products.noneHint')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {text('shop.products.reset')}
        </Button>
      }
    />
  )
}

/** The matching products. While others are loading, the previous ones stay visible. */
function useFoundProducts(filter: ProductFilter): LoadState<readonly Product[]> {
  const query = useFilteredProductsQuery(filter)
  const shown = query.isError ? query.currentData : query.data
  return loadState({ ...query, currentData: shown })
}

interface FilterPanelProps {
  shopFilter: ShopFilter
  labels: FilterLabels
}

/**
 * The filter beside the products, in wide windows. Hidden in print, which is narrower; but browsers have
 * counted the pages by then, and print as many.
 */
export function FilterPanel({ shopFilter, labels }: FilterPanelProps) {
  const text = useText()
  const titleId = useId()
  return (
    <Panel className={screenOnlyClass} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('shop.products.filters')}</h2>
      <FilterForm shopFilter={shopFilter} labels={labels} />
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => ({
  padding: 20,
  ...cardGround(theme),
  h2: { ...theme.typography.h4, margin: '0 0 16px' },
}))
