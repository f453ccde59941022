import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { mapLoad } from '#api/cache/loadState'
import { memberPaths } from '#lib/paths/member'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { FilterIcon } from '#ui/icons/actions'
import { ArchiveIcon } from '#ui/icons/mail'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { LoadArea } from '#ui/load/LoadArea'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { ViewTabs } from '#ui/navigation/ViewTabs'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { Page } from '#ui/page/Page'
import { iconsOnly } from '#ui/page/PageBar'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { SearchBox } from '#ui/table/SearchBox'
import { useItemActions } from './actions/useBoardActions'
import { useKanbanStore } from './api/kanban'
import { useCardSearch, useOpenCard } from './CardMarks'
import {
  buildKanban,
  KanbanContext,
  ShownContext,
  shownKanban,
  useShown,
  useWanted,
} from './model/kanban'

interface KanbanPageProps {
  title: string
  /** Form to add a column or a story, shown in the bar with search and filters. */
  add: ReactNode
  /** Whether the search also finds stories, even stories without items. */
  hasStories?: boolean
  children: ReactNode
}

/**
 * Shared parts of both kanban pages: tabs, loading state, search and filters, and the drawer of the open
 * card.
 */
export function KanbanPage({ title, add, hasStories = false, children }: KanbanPageProps) {
  const load = useKanbanStore()
  const lists = load.answer?.value
  const kanban = useMemo(() => lists && buildKanban(lists), [lists])
  const { wanted } = useWanted()
  const shown = useMemo(() => kanban && shownKanban(kanban, wanted), [kanban, wanted])
  return (
    <Page title={title} actions={<KanbanTabs />}>
      <LoadArea state={mapLoad(load, () => kanban)}>
        {(ready) =>
          ready &&
          shown && (
            <KanbanContext value={ready}>
              <ShownContext value={shown}>
                <SkippedNote count={ready.skippedRecords} />
                <KanbanBar add={add} hasStories={hasStories} />
                {children}
                <OpenCard />
              </ShownContext>
            </KanbanContext>
          )
        }
      </LoadArea>
    </Page>
  )
}

/**
 * Tabs for the two views of the kanban. The address holds the view, and the search and filters shared by
 * both.
 */
function KanbanTabs() {
  const text = useText()
  const { wantedSearch: search } = useCardSearch()
  return (
    <ViewTabs
      label={text('kanban.views')}
      views={[
        { label: text('kanban.board'), to: { pathname: memberPaths.kanbanBoard, search } },
        { label: text('kanban.backlogs'), to: { pathname: memberPaths.kanbanBacklogs, search } },
      ]}
    />
  )
}

const CardDrawer = lazyOverlay(
  () => import('./drawer/CardDrawer').then((module) => module.CardDrawer),
  ({ onClose }) => onClose,
)

/** Drawer of the item or story named by the address; loaded when first opened. */
function OpenCard() {
  const { card, close } = useOpenCard()
  const { select } = useItemActions()
  const selected = useRef<string | null>(null)
  const itemId = card?.kind === 'item' ? card.id : null
  useEffect(() => {
    if (selected.current === itemId) return
    selected.current = itemId
    select(itemId)
  })
  if (card === null) return null
  return <CardDrawer key={`${card.kind} ${card.id}`} card={card} onClose={close} />
}

const KanbanKeys = lazyWithPreload(() =>
  import('./keys/KanbanKeys').then((module) => module.KanbanKeys),
)

const FilterDialog = lazyOverlay(
  () => import('./FilterDialog').then((module) => module.FilterDialog),
  ({ onClose }) => onClose,
)

const ArchiveDrawer = lazyOverlay(
  () => import('./ArchiveDrawer').then((module) => module.ArchiveDrawer),
  ({ onClose }) => onClose,
)

/** Bar above the board and the backlogs: search, filters, archive, and the form to add. */
function KanbanBar({ add, hasStories }: Pick<KanbanPageProps, 'add' | 'hasStories'>) {
  const text = useText()
  const { wanted, setSearch } = useWanted()
  const { isFiltered, found, stories } = useShown()
  const isNothing = found === 0 && !(hasStories && stories.length > 0)
  const [open, setOpen] = useState<'filter' | 'archive' | null>(null)
  const close = () => setOpen(null)
  const active = Number(wanted.person !== '') + Number(wanted.label !== '')
  return (
    <>
      <Bar className={screenOnlyClass}>
        <SearchBox hasKey isWide value={wanted.search} onChange={setSearch} />
        <Button
          startIcon={<FilterIcon size={18} />}
          aria-haspopup="dialog"
          // The number of filters in use stays visible on phones.
          data-words={active > 0 || undefined}
          onClick={() => setOpen('filter')}
        >
          {text(active > 0 ? 'kanban.filterActive' : 'kanban.filter', { count: active })}
        </Button>
        <Button
          startIcon={<ArchiveIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen('archive')}
        >
          {text('kanban.archive')}
        </Button>
        {add}
        {/* Every shortcut has an equivalent on the page. */}
        <ErrorBoundary name="The kanban’s keys" renderFailure={() => null}>
          <Suspense>
            <KanbanKeys />
          </Suspense>
        </ErrorBoundary>
      </Bar>
      {isFiltered && <FoundNote isNothing={isNothing} />}
      {open === 'filter' && <FilterDialog onClose={close} />}
      {open === 'archive' && <ArchiveDrawer onClose={close} />}
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginBottom: 8,
  '& > div:first-of-type': { maxWidth: 320 },
  '& > form': { flex: '1 1 260px', maxWidth: 420 },
  [touchMedia]: { '& > button': { minHeight: touchTarget } },
  // One line on phones.
  [theme.breakpoints.down('sm')]: {
    columnGap: 4,
    '& > div:first-of-type': { flexBasis: 120, maxWidth: 'none' },
    ...iconsOnly,
  },
}))

/** Number of items that match search and filters, and a button to show all. */
function FoundNote({ isNothing }: { isNothing: boolean }) {
  const text = useText()
  const { found, count } = useShown()
  const { clear } = useWanted()
  const clearButton = (
    <Button size="small" variant="outlined" onClick={clear}>
      {text('table.clearFilters')}
    </Button>
  )
  return (
    <div role="status">
      {isNothing ? (
        <EmptyState
          icon={<SearchIcon size={32} />}
          title={text('table.nothingFound')}
          message={text('table.nothingFoundHint')}
          action={clearButton}
        />
      ) : (
        <Line>
          <bdi>{text('demo.found', { found, count })}</bdi>
          {clearButton}
        </Line>
      )}
    </div>
  )
}

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 8px',
})
