import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { BasketIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { useShopOrdersQuery } from './api/orders'
import { OrderCard } from './orders/OrderCard'

/** List of the orders placed in the demo shop, newest first. */
export function OrdersPage() {
  const text = useText()
  return (
    <Page title={text('shop.orders.title')}>
      <LoadArea state={loadState(useShopOrdersQuery())}>
        {({ orders, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            {orders.length === 0 ? (
              <NoOrders />
            ) : (
              <RowList rows={orders}>
                {(drawn) => (
                  <List>
                    {drawn.map((order) => (
                      <li key={order.id}>
                        <OrderCard order={order} />
                      </li>
                    ))}
                  </List>
                )}
              </RowList>
            )}
          </>
        )}
      </LoadArea>
    </Page>
  )
}

const List = styled('ul')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })

function NoOrders() {
  const text = useText()
  return (
    <EmptyState
      icon={<BasketIcon size={32} />}
      title={text('shop.orders.none')}
      message={text('shop.orders.noneHint')}
      action={
        <ButtonLink to={memberPaths.products} variant="contained">
          {text('shop.cart.toProducts')}
        </ButtonLink>
      }
    />
  )
}
