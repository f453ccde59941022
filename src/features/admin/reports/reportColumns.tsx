/** The columns of the reports. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type {
  AffiliateReport,
  ApprovalReport,
  DailyReport,
  PromotionReport,
  ProviderReport,
} from '#contract/admin/reports'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { startOfBangkokDay } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'

const amounts = [
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'ggr',
  'bonuses',
  'codes',
  'cashback',
  'wheel',
  'commission',
  'ngr',
  'arpu',
  'adjusted',
] as const satisfies readonly (keyof DailyReport['total'])[]

const counts = ['activePlayers', 'newPlayers', 'firstDeposits'] as const

type DailyRow = DailyReport['rows'][number]

/** Ledger types that a figure adds up; figures derived from others have none. */
const entriesOf: Partial<Record<(typeof amounts)[number], string>> = {
  deposits: 'deposit',
  withdrawals: 'withdraw_hold,withdraw_release',
  bets: 'bet_sim',
  wins: 'win_sim',
  ggr: 'bet_sim,win_sim',
  bonuses: 'bonus,bonus_forfeit,cap_forfeit',
  codes: 'code',
  cashback: 'cashback',
  wheel: 'wheel',
  commission: 'invite',
  adjusted: 'adjust_add,adjust_sub',
}

/** Bangkok days, inclusive. */
interface Span {
  from: string
  to: string
}

/** `spanOf`: the days that a row covers; if given, its figures link to their rows. */
export function dailyColumns(
  text: Text,
  format: Formats,
  spanOf?: (row: DailyRow) => Span,
): Column<DailyRow>[] {
  const wayTo = (path: string, row: DailyRow, filters: Readonly<Record<string, string>> = {}) =>
    spanOf ? `${path}?${new URLSearchParams({ ...spanOf(row), ...filters })}` : null
  return [
    {
      id: 'day',
      header: text('adminReports.since'),
      value: ({ day }) => day,
      cell: ({ day }) => <bdi>{format.date(startOfBangkokDay(day))}</bdi>,
    },
    ...amounts.map((name) => {
      const type = entriesOf[name]
      return moneyColumn<DailyRow>(
        name,
        text(`adminReports.figure.${name}`),
        format,
        (row) => satang(row[name]),
        (row) => (type === undefined ? null : wayTo(adminPaths.transactions, row, { type })),
      )
    }),
    ...counts.map(
      (name): Column<DailyRow> => ({
        id: name,
        header: text(`adminReports.figure.${name}`),
        value: (row) => row[name],
        cell: (row) => (
          <Way to={name === 'newPlayers' ? wayTo(adminPaths.users, row) : null}>
            {format.number(row[name])}
          </Way>
        ),
      }),
    ),
  ]
}

/** How each figure is calculated. */
export function meaningsOf(text: Text): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...amounts, ...counts].map((name) => [name, text(`adminReports.means.${name}`)]),
  )
}

type PromotionRow = PromotionReport['rows'][number]

/** `span`: the days covered. */
export function promotionColumns(text: Text, format: Formats, span: Span): Column<PromotionRow>[] {
  const money = (id: 'bonuses' | 'takenBack' | 'cost', header: string) =>
    moneyColumn<PromotionRow>(id, header, format, (row) => satang(row[id]))
  return [
    {
      id: 'promotion',
      header: text('admin.column.promotion'),
      value: ({ source, PromotionName }) =>
        [source && text(`adminReports.figure.${source}`), PromotionName]
          .filter(Boolean)
          .join(' · '),
    },
    {
      id: 'received',
      header: text('adminReports.received'),
      value: ({ received }) => received,
      cell: ({ source, PromotionID, received }) => (
        <Way
          to={
            source
              ? null
              : `${adminPaths.received}?${new URLSearchParams({ ...span, promotion: PromotionID })}`
          }
        >
          {format.number(received)}
        </Way>
      ),
    },
    {
      id: 'completed',
      header: text('adminReports.completed'),
      value: ({ completed }) => completed,
    },
    money('bonuses', text('adminReports.figure.bonuses')),
    money('takenBack', text('adminReports.takenBack')),
    money('cost', text('adminReports.cost')),
  ]
}

type AffiliateRow = AffiliateReport['rows'][number]

export function affiliateColumns(text: Text, format: Formats): Column<AffiliateRow>[] {
  const money = (id: 'deposits' | 'earned' | 'claimed', header: string) =>
    moneyColumn<AffiliateRow>(id, header, format, (row) => satang(row[id]))
  return [
    {
      id: 'affiliate',
      header: text('adminReports.affiliate'),
      value: ({ affiliateName, affiliateID }) => `${affiliateName} · ${affiliateID}`,
      cell: ({ affiliateName, affiliateID }) => (
        <Way to={`${pathOf(adminPaths.user, affiliateID)}?tab=friends`}>
          <DataText>{affiliateName}</DataText> · <bdi>{affiliateID}</bdi>
        </Way>
      ),
    },
    { id: 'signups', header: text('adminReports.signups'), value: ({ signups }) => signups },
    money('deposits', text('adminReports.figure.deposits')),
    money('earned', text('adminReports.earned')),
    money('claimed', text('adminReports.claimed')),
  ]
}

type ProviderRow = ProviderReport['rows'][number]

export function providerColumns(text: Text, format: Formats): Column<ProviderRow>[] {
  const money = (id: 'bets' | 'wins' | 'ggr' | 'perPlayer', header: string) =>
    moneyColumn<ProviderRow>(id, header, format, (row) => satang(row[id]))
  return [
    {
      id: 'provider',
      header: text('adminReports.provider'),
      value: ({ providerName }) => providerName || text('adminReports.provider.unknown'),
    },
    money('bets', text('adminReports.figure.bets')),
    money('wins', text('adminReports.figure.wins')),
    money('ggr', text('adminReports.figure.ggr')),
    {
      id: 'activePlayers',
      header: text('adminReports.figure.activePlayers'),
      value: ({ activePlayers }) => activePlayers,
    },
    money('perPlayer', text('adminReports.figure.perPlayer')),
  ]
}

type ApprovalReportRow = ApprovalReport['rows'][number]

const outcomes = ['asked', 'approved', 'rejected', 'pending'] as const

/**
 * Requests that needed a second person: their number, their results, and the possible cost of approved ones.
 */
export function approvalColumns(text: Text, format: Formats): Column<ApprovalReportRow>[] {
  return [
    {
      id: 'kind',
      header: text('adminPeople.guarded'),
      value: ({ kind }) => text(`adminPeople.guarded.${kind}`),
    },
    ...outcomes.map((id) => ({
      id,
      header: text(`adminReports.approval.${id}`),
      value: (row: ApprovalReportRow) => row[id],
    })),
    moneyColumn<ApprovalReportRow>('cost', text('adminReports.approval.cost'), format, (row) =>
      satang(row.cost),
    ),
  ]
}

/** How a game provider's figures are calculated. */
export function providerMeanings(text: Text): Readonly<Record<string, string>> {
  return {
    ggr: text('adminReports.means.ggr'),
    activePlayers: text('adminReports.means.activeThere'),
    perPlayer: text('adminReports.means.perPlayer'),
  }
}

/** An amount that may be negative. `wayOf`: link to the rows behind it, if any. */
export function moneyColumn<Row>(
  id: string,
  header: string,
  format: Formats,
  amountOf: (row: Row) => Satang,
  wayOf: (row: Row) => string | null = () => null,
): Column<Row> {
  return {
    id,
    header,
    value: amountOf,
    cell: (row) => (
      <Way to={amountOf(row) === 0 ? null : wayOf(row)}>
        <bdi>{format.money(amountOf(row))}</bdi>
      </Way>
    ),
    csv: (row) => ({ figure: bahtFromSatang(amountOf(row)).toFixed(2) }),
  }
}

function Way({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? children : <Link to={to}>{children}</Link>
}
