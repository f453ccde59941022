import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { SearchIcon } from '#ui/icons/SearchIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import { shopPages } from '../shopPages'

/** The address names a product that the shop does not have. */
export function ProductNotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('shop.product.notFoundTitle')}
      message={text('shop.product.notFound')}
      action={
        <Button component={Link} to={shopPages.products} variant="outlined">
          {text('shop.product.all')}
        </Button>
      }
    />
  )
}
