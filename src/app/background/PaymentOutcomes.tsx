import { useEffect, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { type EndedRequest, untoldOutcomes } from '#api/payments/openPayments'
import { oncePageVisible } from '#lib/device/presence'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { paymentAmount, paymentName } from '#ui/money/paymentName'
import { openAlert } from '#ui/toast/toastSlice'

interface Props {
  userId: string
}

/** Announces the outcome of the player's requests that were answered while another page was open. */
export function PaymentOutcomes({ userId }: Props) {
  const dispatch = useDispatch()
  const outcomes = useSyncExternalStore(untoldOutcomes.subscribe, untoldOutcomes.get)
  const messageOf = useOutcomeMessage()

  useEffect(() => {
    const own = outcomes.filter(({ request }) => request.userId === userId)
    if (own.length === 0) return
    oncePageVisible(() => {
      untoldOutcomes.set(untoldOutcomes.get().filter((one) => !own.includes(one)))
      const isBad = own.some(({ outcome }) => outcome.phase !== 'accepted')
      dispatch(openAlert(isBad ? 'warning' : 'success', own.map(messageOf).join(' ')))
    })
  }, [outcomes, userId, messageOf, dispatch])

  return null
}

function useOutcomeMessage(): (ended: EndedRequest) => string {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  return ({ name, request, outcome }) => {
    const amount = paymentAmount(request.order)
    const described = [
      text(paymentName(name)),
      ...(amount === null ? [] : [format.money(amount)]),
    ].join(' ')
    return outcome.phase === 'rejected'
      ? text('wallet.requests.refused', { request: described, reason: errorText(outcome.failure) })
      : text('wallet.requests.accepted', { request: described })
  }
}
