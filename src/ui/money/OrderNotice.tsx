import { DataText } from '../display/DataText'
import { type CodedMessage, useRefusalText } from '../intl/useRefusalText'
import { Note } from '../state/Note'
import { LostOrderNotice, type PerhapsLost } from './orderDialogs'

interface OrderNoticeProps {
  /** Of `usePayment`. */
  state: PerhapsLost & { failure?: CodedMessage }
}

/** Says what became of a request that was not accepted: rejected, with the reason, pending, or undelivered. */
export function OrderNotice({ state }: OrderNoticeProps) {
  const { phase, failure } = state
  const refusalText = useRefusalText()
  return (
    <>
      <LostOrderNotice state={state} />
      {phase === 'pending' && (
        <Note tone="warning">
          <bdi>{refusalText({ code: 'withdrawunknown' })}</bdi>
        </Note>
      )}
      {failure && (
        <Note tone="error">
          <DataText>{refusalText(failure)}</DataText>
        </Note>
      )}
    </>
  )
}
