import Button from '@mui/material/Button'
import { SearchIcon } from '#ui/icons/SearchIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

interface NoProductsProps {
  /** Whether it is the filter that lets none through. */
  filtered: boolean
  onReset: () => void
}

export function NoProducts({ filtered, onReset }: NoProductsProps) {
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
