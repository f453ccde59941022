import { useState } from 'react'
import type { Order } from '#contract/customers/customers'
import { LazyActionMenu } from '#ui/cover/lazyActionMenu'
import { BusyIconButton } from '#ui/form/BusyIconButton'
import { EditIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useChangeOrderMutation } from '../api/customers'
import { stateLabels } from './deliveryTimeline'
import { type OrderState, progressOf, progressTo, stateOf, stepsOf } from './orderState'

/** Says by hand how far an order has come, and takes it back for as long as the toast stands. */
export function ChangeState({ order }: { order: Order }) {
  const text = useText()
  const run = useMutationFeedback()
  const [change, { isLoading: busy }] = useChangeOrderMutation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { id, byHand } = order
  const was = stateOf(order)
  const label = text('customers.order.change', { id })
  const isOfShop = byHand !== null

  const set = (to: OrderState) =>
    run(change({ ...progressTo(order, to, Date.now()), isOfShop }), {
      success: text('customers.order.changed', { id, state: text(stateLabels[to]) }),
      undo: () => void run(change({ ...progressOf(order), isOfShop })),
    })
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
          actions={[...stepsOf(order), 'cancelled' as const].map((state) => ({
            key: state,
            label: text(stateLabels[state]),
            selected: state === was,
            onSelect: () => void (state !== was && set(state)),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
