import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { leaveLostOrder, retryPendingOrder, sendLostOrder } from '#api/money/pendingOrders'
import type { UnknownOrder } from '#api/money/sendOrder'
import { BusyButton } from '#ui/form/BusyButton'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { orderAmount, orderName } from '#ui/money/orderName'
import { FocusKeeper } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { useUnknownOrders } from '../api/useUnknownOrders'

/** What was sent and has no final answer yet, or never arrived: each until it is settled. */
export function UnknownOrders({ userId }: { userId: string }) {
  const text = useText()
  const orders = useUnknownOrders(userId)
  return (
    <FocusKeeper>
      {orders.length > 0 && (
        <Above>
          <SectionCard title={text('wallet.orders.title')}>
            <List>
              {orders.map((order) => (
                <Order key={order.stored.requestId} {...order} />
              ))}
            </List>
          </SectionCard>
        </Above>
      )}
    </FocusKeeper>
  )
}

function Order({ kind, stored }: UnknownOrder) {
  const text = useText()
  const format = useFormat()
  const dispatch = useDispatch<Dispatch>()
  const [busy, setBusy] = useState(false)
  const { userId, lost } = stored
  const amount = orderAmount(stored.order)

  async function work(action: typeof retryPendingOrder): Promise<void> {
    setBusy(true)
    try {
      await action(dispatch, kind, userId)
    } finally {
      setBusy(false)
    }
  }

  return (
    <li>
      <b>
        {text(orderName(kind))}
        {amount !== null && (
          <>
            {' '}
            <bdi>{format.money(amount)}</bdi>
          </>
        )}
        {typeof stored.order['code'] === 'string' && <bdi> {stored.order['code']}</bdi>}
      </b>{' '}
      <bdi>{format.dateTime(stored.sentAt ?? 0)}</bdi>
      <p role="status">{text(stateNames[lost ?? 'checking'])}</p>
      {lost === undefined ? (
        <BusyButton busy={busy} onClick={() => void work(retryPendingOrder)}>
          {text('wallet.checkNow')}
        </BusyButton>
      ) : (
        <>
          <BusyButton busy={busy} variant="outlined" onClick={() => void work(sendLostOrder)}>
            {text('wallet.orders.again')}
          </BusyButton>
          <Button disabled={busy} onClick={() => leaveLostOrder(kind, userId)}>
            {text('wallet.orders.leave')}
          </Button>
        </>
      )}
    </li>
  )
}

const stateNames = {
  checking: 'wallet.orders.checking',
  undelivered: 'wallet.orders.lost',
  unclear: 'wallet.orders.unclear',
} as const satisfies Record<string, MessageKey>

const Above = styled('div')({ marginBottom: 24 })

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& p': { margin: '4px 0 8px' },
})
