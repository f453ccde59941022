import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { SearchIcon } from '#ui/icons/SearchIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

/** The address names a product that the shop does not have. */
export function ProductNotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('shop.product.notFoundTitle')}
      message={text('shop.product.notFound')}
      action={
        <Button component={Link} to={memberPaths.products} variant="outlined">
          {text('shop.product.all')}
        </Button>
      }
    />
  )
}
