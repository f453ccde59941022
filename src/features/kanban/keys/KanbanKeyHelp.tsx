import { useText } from '#ui/intl/useText'
import { KeyHelp } from '#ui/page/KeyHelp'

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

/** What each key does, for the list of them. Arrows, also with Alt, are not single keys: they always work. */
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
