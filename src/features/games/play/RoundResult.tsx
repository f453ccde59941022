import { useFormat } from '#ui/intl/useFormat'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { OrderNotice } from '#ui/money/OrderNotice'
import { Note } from '#ui/state/Note'
import type { Rounds } from './useRounds'

/** What came of the round. */
export function RoundResult({ state }: { state: Rounds['state'] }) {
  const text = useText()
  const format = useFormat()
  const refusalText = useRefusalText()
  if (state.phase === 'refused') {
    return <Note tone="error">{refusalText({ code: state.code, ...state.failure })}</Note>
  }
  if (state.phase === 'unknown') return <Note tone="warning">{text('games.unknown')}</Note>
  if (state.phase !== 'accepted') return <OrderNotice state={state} />
  const { won, result, stake } = state.answer
  return (
    <Note tone={won > 0 ? 'success' : 'info'}>
      {text(won > 0 ? 'games.play.won' : 'games.play.lost', {
        result: text(`games.side.${result}`),
        amount: format.money(won > 0 ? won : stake),
      })}
    </Note>
  )
}
