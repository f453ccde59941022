import { DataText } from '../display/DataText'
import { type CodedMessage, useRefusalText } from '../intl/useRefusalText'
import { Note } from '../state/Note'
import { LostOrderNotice, type PerhapsLost } from './orderDialogs'

interface OrderNoticeProps {
  /** Of `useMoneyAction`. */
  state: PerhapsLost & { code?: string; failure?: CodedMessage }
}

/** What became of an order that was not carried out: refused, with the reason, not known yet, or lost. */
export function OrderNotice({ state }: OrderNoticeProps) {
  const { phase, code, failure } = state
  const refusalText = useRefusalText()
  return (
    <>
      <LostOrderNotice state={state} />
      {phase === 'unknown' && (
        <Note tone="warning">
          <bdi>{refusalText({ code: 'withdrawunknown' })}</bdi>
        </Note>
      )}
      {phase === 'refused' && (
        <Note tone="error">
          <DataText>{refusalText({ ...failure, ...(code !== undefined && { code }) })}</DataText>
        </Note>
      )}
    </>
  )
}
