import { useState } from 'react'
import type { Order } from '#contract/customers/customers'
import { clockNow } from '#lib/device/clock'
import { BusyIconButton } from '#ui/form/BusyButton'
import { EditIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useChangeOrderMutation } from '../api/customers'
import { orderStates } from '../statuses'
import { type OrderState, progressOf, progressTo, stateOf, stepsOf } from './orderState'

/** Menu to set the state of an order manually; offers UNDO while the toast is shown. */
export function ChangeState({ order }: { order: Order }) {
  const text = useText()
  const run = useMutationFeedback()
  const [change, { isLoading: busy }] = useChangeOrderMutation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { id, byHand } = order
  const state = stateOf(order)
  const label = text('customers.order.change', { id })
  const isOfShop = byHand !== null
  const failure = (reason: string) => text('customers.notChanged', { id, reason })

  const set = (to: OrderState) => {
    const was = progressOf(order)
    const next = progressTo(order, to, clockNow())
    void run(change({ id, ...next, was, isOfShop }), {
      success: text('customers.order.changed', { id, state: text(orderStates[to].label) }),
      undo: () => void run(change({ id, ...was, was: next, isOfShop }), { failure }),
      failure,
    })
  }
  return (
    <>
      <BusyIconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        busy={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EditIcon size={20} />
      </BusyIconButton>
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          label={label}
          actions={[...stepsOf(order), 'cancelled' as const].map((to) => ({
            key: to,
            label: text(orderStates[to].label),
            selected: to === state,
            onSelect: () => void (to !== state && set(to)),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
