import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { BasketIcon } from '#ui/icons/BasketIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

/** The address names an order that there is not. */
export function OrderNotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<BasketIcon size={32} />}
      title={text('customers.order.notFound')}
      message={text('customers.order.notFoundHint')}
      action={
        <Button component={Link} to={memberPaths.orders} variant="outlined">
          {text('customers.order.all')}
        </Button>
      }
    />
  )
}
