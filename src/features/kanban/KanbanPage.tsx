import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { mapLoad } from '#api/cache/loadState'
import { memberPaths } from '#lib/paths/member'
import { cardGround } from '#ui/appearance/grounds'
import { lazyCover } from '#ui/cover/lazyCover'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { useItemActions } from './actions/useItemActions'
import { useKanbanStore } from './api/kanban'
import { useOpenCard } from './cardAddress'
import { KanbanBar } from './filter/KanbanBar'
import { useWanted } from './filter/useWanted'
import { buildKanban, KanbanContext } from './model/kanban'
import { ShownContext, shownKanban } from './model/shown'

interface KanbanPageProps {
  title: string
  skeleton: ReactNode
  /** What adds a column or a story; in the bar with search and filters. */
  add: ReactNode
  children: ReactNode
}

/** What both pages of the kanban have: the tabs, the load, search and filters, and the drawer of what the address names. */
export function KanbanPage({ title, skeleton, add, children }: KanbanPageProps) {
  const load = useKanbanStore()
  const lists = load.answer?.value
  const kanban = useMemo(() => lists && buildKanban(lists), [lists])
  const { wanted } = useWanted()
  const shown = useMemo(() => kanban && shownKanban(kanban, wanted), [kanban, wanted])
  return (
    <Page title={title} actions={<ViewTabs />}>
      <LoadArea state={mapLoad(load, () => kanban)} skeleton={skeleton}>
        {(ready) =>
          ready &&
          shown && (
            <KanbanContext value={ready}>
              <ShownContext value={shown}>
                <SkippedNote count={ready.skippedRecords} />
                <KanbanBar add={add} />
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

/** The two views of the kanban; which one is open says the address. */
function ViewTabs() {
  const text = useText()
  return (
    <Strip aria-label={text('kanban.views')}>
      <Tab to={memberPaths.kanbanBoard}>{text('kanban.board')}</Tab>
      <Tab to={memberPaths.kanbanBacklogs}>{text('kanban.backlogs')}</Tab>
    </Strip>
  )
}

const Strip = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: 4,
  ...cardGround(theme),
}))

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '0 14px',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current="page"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  [theme.breakpoints.down('lg')]: { minHeight: 44 },
}))

const CardDrawer = lazyCover(
  () => import('./drawer/CardDrawer').then((module) => module.CardDrawer),
  ({ onClose }) => onClose,
)

/** The drawer of the item or story that the address names; loaded when it is first wanted. */
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
