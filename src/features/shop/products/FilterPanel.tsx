import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { cardGround } from '#ui/appearance/grounds'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { FilterForm } from './FilterForm'
import type { FilterLabels } from './filterLabels'
import type { ShopFilter } from './useShopFilter'

interface FilterPanelProps {
  shopFilter: ShopFilter
  labels: FilterLabels
}

/**
 * The filter beside the products, where there is room for it. A sheet has less, so that it goes; but browsers
 * have counted the sheets by then, and print as many.
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
