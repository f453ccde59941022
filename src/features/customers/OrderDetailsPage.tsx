import { useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { BasketIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { useOrdersQuery } from './api/customers'
import { OrderView } from './order/OrderView'

/** Page of one order: the one named by the address (`?order=ORD-1041`), or the first one. */
export function OrderDetailsPage() {
  const text = useText()
  const [params] = useSearchParams()
  const state = loadState(useOrdersQuery())
  const named = params.get('order')
  const orders = state.answer?.value.orders ?? []
  const order = named === null ? orders[0] : orders.find(({ id }) => id === named)
  return (
    <Page title={order ? text('customers.order.title', { id: order.id }) : text('customers.order')}>
      <LoadArea state={state}>
        {() => (order ? <OrderView key={order.id} order={order} /> : <OrderNotFound />)}
      </LoadArea>
    </Page>
  )
}

/** Shown if no order has the id in the address. */
function OrderNotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<BasketIcon size={32} />}
      title={text('customers.order.notFound')}
      message={text('customers.order.notFoundHint')}
      action={
        <ButtonLink to={memberPaths.orders} variant="outlined">
          {text('customers.order.all')}
        </ButtonLink>
      }
    />
  )
}
