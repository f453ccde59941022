import { type Told, useRefusalText } from '../intl/useRefusalText'
import { useText } from '../intl/useText'
import { Note } from '../state/Note'

interface OrderNoticeProps {
  /** Of `useMoneyAction`. */
  state: { phase: string; code?: string; failure?: Told; isCertain?: boolean }
}

/**
 * What became of an order that was not carried out: refused, with the reason, not known yet, or lost on
 * its way. A lost one stands in the history, where it is sent again or left; a new order is free.
 */
export function OrderNotice({ state: { phase, code, failure, isCertain } }: OrderNoticeProps) {
  const text = useText()
  const refusalText = useRefusalText()
  if (phase === 'unknown') {
    return (
      <Note tone="warning">
        <bdi>{refusalText({ code: 'withdrawunknown' })}</bdi>
      </Note>
    )
  }
  if (phase === 'lost') {
    return (
      <Note tone="warning">{text(isCertain ? 'wallet.orders.lost' : 'wallet.orders.unclear')}</Note>
    )
  }
  if (phase !== 'refused') return null
  return (
    <Note tone="error">
      <bdi>{refusalText({ ...failure, ...(code !== undefined && { code }) })}</bdi>
    </Note>
  )
}
