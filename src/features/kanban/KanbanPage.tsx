import { type ReactNode, useMemo } from 'react'
import { mapLoad } from '#api/cache/loadState'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { useKanbanStore } from './api/store'
import { KanbanContext } from './model/KanbanContext'
import { buildKanban } from './model/kanban'
import { OpenCard } from './OpenCard'
import { ViewTabs } from './ViewTabs'

interface KanbanPageProps {
  title: string
  skeleton: ReactNode
  children: ReactNode
}

/** What both pages of the kanban have: the tabs, the load, and the drawer of what the address names. */
export function KanbanPage({ title, skeleton, children }: KanbanPageProps) {
  const load = useKanbanStore()
  const lists = load.answer?.value
  const kanban = useMemo(() => lists && buildKanban(lists), [lists])
  return (
    <Page title={title} actions={<ViewTabs />}>
      <LoadArea state={mapLoad(load, () => kanban)} skeleton={skeleton}>
        {(ready) =>
          ready && (
            <KanbanContext value={ready}>
              <SkippedNote count={ready.skippedRecords} />
              {children}
              <OpenCard />
            </KanbanContext>
          )
        }
      </LoadArea>
    </Page>
  )
}
