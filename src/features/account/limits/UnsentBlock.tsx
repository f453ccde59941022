import Button from '@mui/material/Button'
import { type BlockAction, blockAction, removeAction } from '#api/protection/limits'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { ProtectedNote } from './ProtectedNote'
import { useProtecting } from './useProtecting'

/** A break that apparently ended before it could be sent: the player decides what to do with it. */
export function UnsentBlock({ action }: { action: BlockAction }) {
  const text = useText()
  const format = useFormat()
  const { busy, outcome, act } = useProtecting()
  const { userId, period } = action.order

  async function beginNow(): Promise<void> {
    const came = await act(blockAction(userId, period))
    if (came && came.phase !== 'refused') removeAction(action)
  }

  return (
    <>
      <Note tone="warning">
        <p>
          {text('account.limits.lapsed', {
            period: text(`account.period.${period}`),
            time: format.dateTime(action.madeAt),
          })}
        </p>
        <Button color="inherit" disabled={busy} onClick={() => void beginNow()}>
          {text('account.limits.beginNow')}
        </Button>
        <Button color="inherit" disabled={busy} onClick={() => removeAction(action)}>
          {text('account.limits.isOver')}
        </Button>
      </Note>
      <ProtectedNote outcome={outcome} applied={text('account.break.applied')} />
    </>
  )
}
