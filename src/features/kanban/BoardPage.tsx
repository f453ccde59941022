import { useText } from '#ui/intl/useText'
import { Board } from './board/Board'
import { BoardSkeleton } from './board/BoardSkeleton'
import { KanbanPage } from './KanbanPage'

/** The items in their columns. */
export function BoardPage() {
  const text = useText()
  return (
    <KanbanPage title={text('kanban.board')} skeleton={<BoardSkeleton />}>
      <Board />
    </KanbanPage>
  )
}
