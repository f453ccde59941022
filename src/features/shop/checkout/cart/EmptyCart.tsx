import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { CartIcon } from '#ui/icons/CartIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

export function EmptyCart() {
  const text = useText()
  return (
    <EmptyState
      icon={<CartIcon size={32} />}
      title={text('shop.cart.empty.title')}
      message={text('shop.cart.empty')}
      action={
        <Button component={Link} to={memberPaths.products} variant="contained">
          {text('shop.cart.toProducts')}
        </Button>
      }
    />
  )
}
