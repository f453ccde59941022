import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { shopSorts } from '#contract/shop/product'
import { FilterIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { FilterChoice } from '#ui/table/FilterChoice'
import { SearchBox } from '#ui/table/SearchBox'
import type { FilterLabels } from './filterLabels'
import type { ShopFilter } from './useShopFilter'

interface ProductsToolbarProps {
  shopFilter: ShopFilter
  labels: FilterLabels
  /** Number of active filters. */
  activeCount: number
  /** Opens the filter; null if it is beside the products. */
  onFilter: (() => void) | null
}

/** Search and sort order; on narrow screens also the filter button. */
export function ProductsToolbar({
  shopFilter: { filter, change },
  labels,
  activeCount,
  onFilter,
}: ProductsToolbarProps) {
  const text = useText()
  const search = useCallback((search: string) => change({ search }), [change])
  return (
    <Bar>
      <SearchBox hasKey value={filter.search} onChange={search} />
      <FilterChoice
        label={text('shop.products.sort')}
        value={filter.sort}
        options={labels.sort}
        onChange={(sort) => change({ sort: shopSorts.find((one) => one === sort) ?? '' })}
      />
      {onFilter && (
        <Button
          variant="outlined"
          startIcon={<FilterIcon size={18} />}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          {activeCount === 0
            ? text('shop.products.filters')
            : text('shop.products.filtersSet', { count: activeCount })}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 8,
})
