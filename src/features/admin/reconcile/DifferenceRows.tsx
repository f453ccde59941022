import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { DifferenceKind, ReconcileDay } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** A day's differences, each with its row; empty if there are none. */
export function DifferenceRows({ day: { day, differences, untold } }: { day: ReconcileDay }) {
  const text = useText()
  const format = useFormat()
  if (differences.length === 0) return null
  return (
    <List aria-label={text('adminReports.differences')}>
      {differences.map(({ kind, id, amount }) => (
        <li key={`${kind} ${id}`}>
          <StatusChip
            label={text(`adminReports.difference.${kind}`)}
            tone={kind === 'otherDay' ? 'info' : 'error'}
          />
          <Link to={ways[kind](id, day)}>
            <bdi>{id}</bdi>
          </Link>
          <bdi>{format.change(amount)}</bdi>
        </li>
      ))}
      {untold > 0 && (
        <li>
          <Link to={rowsOfDay(adminPaths.reconcile, day)}>
            {text('adminReports.moreDifferences', { count: untold })}
          </Link>
        </li>
      )}
    </List>
  )
}

type Way = (id: string, day: string) => string

const toLine: Way = (id) => `${adminPaths.match}?q=${encodeURIComponent(id)}`
const toDeposit: Way = (id) => pathOf(adminPaths.deposit, id)
const toWithdrawal: Way = (id) => pathOf(adminPaths.withdrawal, id)
const toEntries: Way = (_, day) => rowsOfDay(adminPaths.transactions, day)

/** Links to the row of a difference. */
const ways: Readonly<Record<DifferenceKind, Way>> = {
  lineWithoutDeposit: toLine,
  lineInReview: toLine,
  depositWithoutLine: toDeposit,
  depositWithoutLedger: toDeposit,
  ledgerWithoutDeposit: toEntries,
  amountDiffers: toDeposit,
  otherDay: (id, day) => (id.startsWith('L') ? toLine : toDeposit)(id, day),
  brokenBalance: toEntries,
  walletDiffers: (id) => pathOf(adminPaths.user, id),
  holdWithoutWithdrawal: toEntries,
  withdrawalWithoutHold: toWithdrawal,
  rejectedNotReleased: toWithdrawal,
  paidAndReleased: toWithdrawal,
  paidWithoutReference: toWithdrawal,
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  li: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 4 },
  // On a narrow screen with large text, a kind's name wraps.
  'li > *': { minWidth: 0 },
  'li > span > bdi': { whiteSpace: 'normal' },
  a: { color: theme.palette.primary.readable },
}))

/** Path of a list in the back office, filtered to one Bangkok day. */
export function rowsOfDay(
  path: string,
  day: string,
  filters: Readonly<Record<string, string>> = {},
): string {
  return `${path}?${new URLSearchParams({ from: day, to: day, ...filters })}`
}
