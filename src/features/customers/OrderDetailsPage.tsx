import { useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { BasketIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { useOrdersQuery } from './api/customers'
import { OrderView } from './order/OrderView'

/** One order: the one that the address names (`?order=ORD-1041`), or the first there is. */
export function OrderDetailsPage() {
  const text = useText()
  const [params] = useSearchParams()
  const state = loadState(useOrdersQuery())
  const named = params.get('order')
  const orders = state.answer?.value.orders ?? []
  const order = named === null ? orders[0] : orders.find(({ id }) => id === named)
  return (
    <Page title={order ? text('customers.order.title', { id: order.id }) : text('customers.order')}>
      <LoadArea state={state} skeleton={<SkeletonBlock height={560} />}>
        {() => (order ? <OrderView key={order.id} order={order} /> : <OrderNotFound />)}
      </LoadArea>
    </Page>
  )
}

/** The address names an order that there is not. */
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
