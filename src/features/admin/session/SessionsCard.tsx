import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { useOnline } from '#api/client/refetch'
import type { StaffSessionRow } from '#contract/admin/sessions'
import { DataText, DescriptionList } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, UpdatedAt } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useNow } from '#ui/time/useNow'
import { useSessionsQuery } from '../api/sessionCalls'
import { PageLabelContext } from '../layout/pageLabel'
import { AskAbout, type RowQuestion, useRowQuestion } from '../list/RowQuestion'
import { deviceText } from './deviceText'
import { EndSessionsDialog } from './EndSessionsDialog'

/** Where one is logged in, or where all staff are: device, page and times. Each session can be ended. */
export function SessionsCard({ of }: { of: 'own' | 'all' }) {
  const text = useText()
  const isOnline = useOnline()
  const sessions = useSessionsQuery(of)
  const ending = useRowQuestion<readonly StaffSessionRow[]>()
  const others = (sessions.data?.value.sessions ?? []).filter(({ isCurrent }) => !isCurrent)
  return (
    <SectionCard
      title={text(`adminPeople.sessions.${of}`)}
      busy={sessions.isFetching}
      action={
        of === 'own' &&
        others.length > 0 && (
          <Button color="error" disabled={!isOnline} onClick={() => ending.ask(others)}>
            {text('adminPeople.sessions.endOthers')}
          </Button>
        )
      }
    >
      <LoadArea state={loadState(sessions)} skeleton={<SkeletonLines lines={4} />}>
        {({ sessions: rows }, updatedAt) => (
          <>
            {rows.length === 0 && <p>{text('adminPeople.sessions.none')}</p>}
            <Rows>
              {rows.map((row) => (
                <Session key={row.sessionId} row={row} isNamed={of === 'all'} ending={ending} />
              ))}
            </Rows>
            <UpdatedAt updatedAt={updatedAt} isStale={false} />
          </>
        )}
      </LoadArea>
      {ending.asked && <EndSessionsDialog sessions={ending.asked} onClose={ending.close} />}
    </SectionCard>
  )
}

interface SessionProps {
  row: StaffSessionRow
  /** Whether to name the person. */
  isNamed: boolean
  ending: RowQuestion<readonly StaffSessionRow[]>
}

function Session({ row, isNamed, ending }: SessionProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const device = deviceText(text, row)
  return (
    <li>
      <Head>
        <h3>
          {isNamed && (
            <>
              <DataText>{row.name}</DataText> · {text(`admin.role.${row.role}`)} ·{' '}
            </>
          )}
          <DataText>{device}</DataText>
        </h3>
        {row.isCurrent ? (
          <StatusChip label={text('adminPeople.sessions.current')} tone="success" />
        ) : (
          <AskAbout about={[row]} question={ending} label={text('adminPeople.sessions.end')} />
        )}
      </Head>
      <DescriptionList
        items={[
          { label: text('adminPeople.sessions.page'), value: <OpenPage row={row} now={now} /> },
          {
            label: text('adminPeople.sessions.seen'),
            value: format.relative(row.seenAt, now),
          },
          {
            label: text('adminPeople.sessions.login'),
            value: format.dateTime(row.startedAt),
          },
        ]}
      />
    </li>
  )
}

/** The name of the open page, with a link to it, and since when it is open. */
function OpenPage({ row: { page, pageSince }, now }: { row: StaffSessionRow; now: number }) {
  const text = useText()
  const format = useFormat()
  const labelOf = use(PageLabelContext)
  if (page === null) return text('adminPeople.sessions.pageUnknown')
  const label = labelOf(page)
  return (
    <>
      <Link to={page}>{label === undefined ? page : text(label)}</Link>
      {pageSince !== null && (
        <>, {text('adminPeople.sessions.pageSince', { time: format.relative(pageSince, now) })}</>
      )}
    </>
  )
}

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { paddingBlock: 12, borderBottom: `1px solid ${theme.palette.divider}` },
  'li:last-of-type': { borderBottom: 0 },
  a: { color: theme.palette.primary.readable },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  h3: { ...theme.typography.subtitle2, margin: 0 },
}))
