import { useText } from '#ui/intl/useText'
import { KeyHelp } from '#ui/page/KeyHelp'

interface KanbanKeyHelpProps {
  /** Whether columns are shown side by side. */
  isBoard: boolean
  onClose: () => void
}

/** Lists the shortcuts of the board or the backlogs, and the keys for dragging items. Load it lazily. */
export function KanbanKeyHelp({ isBoard, onClose }: KanbanKeyHelpProps) {
  const text = useText()
  return (
    <KeyHelp list={kanbanKeys(isBoard)} onClose={onClose}>
      <p>{text('kanban.drag.instructions')}</p>
    </KeyHelp>
  )
}

/** Lists the shortcuts. Arrow keys, also with Alt, are not single-key shortcuts and always work. */
function kanbanKeys(isBoard: boolean) {
  const elsewhere = isBoard ? 'backlogs' : 'board'
  return keys.filter((key) => !('on' in key) || key.on !== elsewhere)
}

const keys = [
  { keys: ['↓', 'j'], text: 'kanban.keys.next' },
  { keys: ['↑', 'k'], text: 'kanban.keys.previous' },
  { keys: ['←', '→'], text: 'kanban.keys.beside', on: 'board' },
  { keys: ['Alt+↑'], text: 'kanban.move.up', on: 'board' },
  { keys: ['Alt+↓'], text: 'kanban.move.down', on: 'board' },
  { keys: ['Alt+↑', 'Alt+↓'], text: 'kanban.keys.carry', on: 'backlogs' },
  { keys: ['Enter', 'e'], text: 'kanban.keys.open' },
  { keys: ['n'], text: 'kanban.item.add' },
  { keys: ['c'], text: 'kanban.archiveItem' },
  { keys: ['/'], text: 'keys.search' },
  { keys: ['?'], text: 'keys.help' },
] as const
