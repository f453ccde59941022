import { type Told, useRefusalText } from '../intl/useRefusalText'
import { Note } from '../state/Note'

interface OrderNoticeProps {
  /** Of `useMoneyAction`. */
  state: { phase: string; code?: string; failure?: Told }
}

/** What became of an order that was not carried out: refused, with the reason, or not known yet. */
export function OrderNotice({ state: { phase, code, failure } }: OrderNoticeProps) {
  const refusalText = useRefusalText()
  if (phase === 'unknown') {
    return (
      <Note tone="warning">
        <bdi>{refusalText({ code: 'withdrawunknown' })}</bdi>
      </Note>
    )
  }
  if (phase !== 'refused') return null
  return (
    <Note tone="error">
      <bdi>{refusalText({ ...failure, ...(code !== undefined && { code }) })}</bdi>
    </Note>
  )
}
