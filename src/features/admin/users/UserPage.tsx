import { styled } from '@mui/material/styles'
import { Link, matchPath, useLocation, useSearchParams } from 'react-router-dom'
import type { AdminPlayerPage, TimelineKind } from '#contract/admin/people'
import { adminPaths } from '#lib/paths/admin'
import { DataText, languageOf } from '#ui/display/DataText'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { tabIntoSight } from '#ui/page/tabIntoSight'
import { usePlayerQuery } from '../api/peopleCalls'
import { OneRow } from '../list/OneRow'
import { PlayerActions } from './actions/PlayerActions'
import { FriendTree } from './FriendTree'
import { PlayerHead } from './PlayerHead'
import { PlayerMessages } from './PlayerMessages'
import { PlayerProtection } from './PlayerProtection'
import { PlayerWallet } from './PlayerWallet'
import { Timeline } from './Timeline'
import { PlayerTerms } from './terms/PlayerTerms'

/** Everything about one player: balance, events in order, and actions for staff. */
export function UserPage() {
  const text = useText()
  const { pathname } = useLocation()
  const id = matchPath(adminPaths.user, pathname)?.params.id ?? ''
  const player = usePlayerQuery(id)
  const name = player.currentData?.value.name
  return (
    <Page
      title={name || text('adminPeople.user.one', { id })}
      lang={name ? languageOf(name) : undefined}
    >
      <OneRow result={player} lines={10}>
        {(row) => <Player key={row.userId} player={row} />}
      </OneRow>
    </Page>
  )
}

const tabs = [
  'timeline',
  'messages',
  'terms',
  'wallet',
  'deposits',
  'withdrawals',
  'rewards',
  'friends',
  'limits',
  'notes',
] as const

type Tab = (typeof tabs)[number]

/** Tabs that show part of the timeline. */
const kindsOf: Partial<Record<Tab, readonly TimelineKind[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal'],
  rewards: ['promotion', 'code', 'cashback', 'spin', 'invite'],
}

const labelOf: Record<Tab, MessageKey> = {
  timeline: 'adminPeople.tab.timeline',
  messages: 'adminPeople.messages',
  terms: 'adminPeople.terms',
  wallet: 'adminPeople.tab.wallet',
  deposits: 'admin.menu.deposits',
  withdrawals: 'admin.menu.withdrawals',
  rewards: 'adminPeople.tab.rewards',
  friends: 'adminPeople.tab.friends',
  limits: 'adminPeople.tab.limits',
  notes: 'adminPeople.tab.notes',
}

function Player({ player }: { player: AdminPlayerPage }) {
  const text = useText()
  const [search] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'timeline'
  return (
    <Stack>
      <PlayerHead player={player} />
      <PlayerActions player={player} />
      <Tabs aria-label={text('adminPeople.tab.all')}>
        {tabs.map((one) => (
          <Link
            key={one}
            ref={one === tab ? tabIntoSight : undefined}
            to={{ search: one === 'timeline' ? '' : `?tab=${one}` }}
            aria-current={one === tab ? 'page' : undefined}
            replace
          >
            {text(labelOf[one])}
          </Link>
        ))}
      </Tabs>
      <SectionCard title={text(labelOf[tab])}>
        <TabContent tab={tab} player={player} />
      </SectionCard>
    </Stack>
  )
}

function TabContent({ tab, player }: { tab: Tab; player: AdminPlayerPage }) {
  switch (tab) {
    case 'messages':
      return <PlayerMessages userId={player.userId} />
    case 'terms':
      return <PlayerTerms player={player} />
    case 'wallet':
      return <PlayerWallet wallet={player.wallet} />
    case 'friends':
      return <FriendTree id={player.userId} />
    case 'limits':
      return <PlayerProtection protection={player.protection} />
    case 'notes':
      return <PlayerNotes notes={player.notes} />
    default:
      return <Timeline key={tab} id={player.userId} kinds={kindsOf[tab]} />
  }
}

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.palette.divider}`,
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 12px',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  'a[aria-current]': {
    color: theme.palette.primary.readable,
    fontWeight: theme.typography.fontWeightMedium,
    boxShadow: `inset 0 -2px 0 ${theme.palette.primary.main}`,
  },
}))

/** Staff notes about the player, newest first. Players never see them. */
export function PlayerNotes({ notes }: Pick<AdminPlayerPage, 'notes'>) {
  const text = useText()
  const format = useFormat()
  if (notes.length === 0) return <p>{text('adminPeople.notes.none')}</p>
  return (
    <List>
      {notes.map(({ noteId, text: written, by, createdAt }) => (
        <li key={noteId}>
          <p dir="auto" lang={languageOf(written)}>
            {written}
          </p>
          <small>
            <DataText>{by}</DataText> · <bdi>{format.dateTime(createdAt)}</bdi>
          </small>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  p: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  small: { color: theme.palette.text.secondary },
}))
