import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Counters } from '#contract/admin/account'
import type { Dashboard, Waiting } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, UpdatedAt } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useNow } from '#ui/time/useNow'
import { useCountersQuery } from '../api/sessionCalls'

/** Open items for staff, their age, and recent waiting times of players; each card links to its queue. */
export function QueueCards({ waiting }: { waiting: Dashboard['waiting'] | undefined }) {
  const text = useText()
  const counters = useCountersQuery()
  return (
    <SectionCard title={text('adminReports.queues')} busy={counters.isFetching}>
      <LoadArea state={loadState(counters)} skeleton={<SkeletonLines lines={4} />}>
        {(value, updatedAt) => (
          <>
            <Grid>
              <Queue name="deposits" counters={value} waiting={waiting?.deposits} />
              <Queue name="withdrawals" counters={value} waiting={waiting?.withdrawals} />
              <Queue name="approvals" counters={value} waiting={undefined} />
            </Grid>
            <UpdatedAt updatedAt={updatedAt} isStale={false} />
          </>
        )}
      </LoadArea>
    </SectionCard>
  )
}

interface QueueProps {
  name: 'deposits' | 'withdrawals' | 'approvals'
  counters: Counters
  /** Omitted if unknown or meaningless. */
  waiting: Waiting | undefined
}

function Queue({ name, counters, waiting }: QueueProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow(30_000)
  const wait = useWait()
  const oldest = { deposits: counters.oldestDeposit, withdrawals: counters.oldestWithdrawal }
  const since = name === 'approvals' ? null : oldest[name]
  return (
    <li>
      <Way to={adminPaths[name]}>
        {text(`adminReports.queue.${name}`)}
        <strong>{format.number(counters[name])}</strong>
        {since !== null && (
          <span>{text('adminReports.queue.oldest', { age: format.relative(since, now) })}</span>
        )}
        {counters[name] === 0 && <span>{text('adminReports.queue.none')}</span>}
      </Way>
      {waiting && <Wait>{wait(waiting)}</Wait>}
    </li>
  )
}

/** Formats how long players waited. */
function useWait(): (waiting: Waiting) => string {
  const text = useText()
  const length = (time: number) => {
    const seconds = Math.round(time / 1000)
    return seconds < 120
      ? text('adminReports.seconds', { count: seconds })
      : text('adminReports.minutes', { count: Math.round(seconds / 60) })
  }
  return ({ count, mean, p95 }) =>
    mean === null || p95 === null
      ? text('adminReports.waitedNone')
      : text('adminReports.waited', { count, mean: length(mean), p95: length(p95) })
}

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: '0 0 8px',
  padding: 0,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Way = styled(Link)(({ theme }) => ({
  display: 'grid',
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.background.default },
  strong: { ...theme.typography.h2 },
  span: { ...theme.typography.caption, color: theme.palette.text.secondary },
}))

const Wait = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 12px',
  color: theme.palette.text.secondary,
}))
