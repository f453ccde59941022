import { useText } from '#ui/intl/useText'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { Backlogs } from './backlogs/Backlogs'
import { KanbanPage } from './KanbanPage'

/** The stories with their items. */
export function BacklogsPage() {
  const text = useText()
  return (
    <KanbanPage
      title={text('kanban.backlogs')}
      skeleton={<SkeletonLines lines={8} lineHeight={78} />}
    >
      <Backlogs />
    </KanbanPage>
  )
}
