import { useEffect, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { type OrderOutcome, orderOutcomes } from '#api/money/sendOrder'
import { oncePageVisible } from '#lib/device/presence'
import { useFormat } from '#ui/intl/useFormat'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { orderAmount, orderName } from '#ui/money/orderName'
import { openAlert } from '#ui/toast/toastSlice'
import { useTextsOf } from '../texts/scope'

interface Props {
  userId: string
}

/** Says what came of the player's orders that were followed up while another page was open. */
export function OrderOutcomes({ userId }: Props) {
  return useTextsOf('product') && <OutcomeToasts userId={userId} />
}

function OutcomeToasts({ userId }: Props) {
  const dispatch = useDispatch()
  const outcomes = useSyncExternalStore(orderOutcomes.subscribe, orderOutcomes.get)
  const messageOf = useOutcomeMessage()

  useEffect(() => {
    const own = outcomes.filter(({ stored }) => stored.userId === userId)
    if (own.length === 0) return
    oncePageVisible(() => {
      orderOutcomes.set(orderOutcomes.get().filter((one) => !own.includes(one)))
      const isBad = own.some(({ outcome }) => outcome.phase !== 'accepted')
      dispatch(openAlert(isBad ? 'warning' : 'success', own.map(messageOf).join(' ')))
    })
  }, [outcomes, userId, messageOf, dispatch])

  return null
}

function useOutcomeMessage(): (ended: OrderOutcome) => string {
  const text = useText()
  const format = useFormat()
  const refusalText = useRefusalText()
  return ({ name, stored, outcome }) => {
    const amount = orderAmount(stored.order)
    const order = [text(orderName(name)), ...(amount === null ? [] : [format.money(amount)])].join(
      ' ',
    )
    return outcome.phase === 'refused'
      ? text('wallet.orders.refused', { order, reason: refusalText(outcome.failure) })
      : text('wallet.orders.accepted', { order })
  }
}
