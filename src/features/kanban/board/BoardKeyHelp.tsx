import { useText } from '#ui/intl/useText'
import { KeyHelp } from '#ui/page/KeyHelp'
import { boardKeys } from './BoardKeys'

/** What the keys do on the board, and how cards are dragged by them. Load it lazily. */
export function BoardKeyHelp({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <KeyHelp list={boardKeys} onClose={onClose}>
      <p>{text('kanban.drag.instructions')}</p>
    </KeyHelp>
  )
}
