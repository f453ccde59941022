import { useText } from '#ui/intl/useText'
import { KeyHelp } from '#ui/page/KeyHelp'
import { kanbanKeys } from './KanbanKeys'

interface KanbanKeyHelpProps {
  /** Whether columns stand side by side. */
  isBoard: boolean
  onClose: () => void
}

/** What the keys do on the board or in the backlogs, and how items are dragged by them. Load it lazily. */
export function KanbanKeyHelp({ isBoard, onClose }: KanbanKeyHelpProps) {
  const text = useText()
  return (
    <KeyHelp list={kanbanKeys(isBoard)} onClose={onClose}>
      <p>{text('kanban.drag.instructions')}</p>
    </KeyHelp>
  )
}
