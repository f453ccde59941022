/** The columns of the reports. */
import type {
  AffiliateReport,
  ApprovalReport,
  DailyReport,
  PromotionReport,
  ProviderReport,
} from '#contract/admin/reports'
import { bahtFromSatang, type Satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { startOfBangkokDay } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import { FigureLink } from './FigureLink'
import { entriesWith, type FigureName, rowsOfFigure, type Span } from './figureRows'

/** Amounts, in the order of the columns. */
export const amounts = [
  'deposits',
  'withdrawals',
  'returned',
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

export const counts = ['activePlayers', 'newPlayers', 'firstDeposits'] as const

type DailyRow = DailyReport['rows'][number]

/** `spanOf`: the days that a row covers; if given, its figures link to their rows. */
export function dailyColumns(
  text: Text,
  format: Formats,
  spanOf?: (row: DailyRow) => Span,
): Column<DailyRow>[] {
  return [
    {
      id: 'day',
      header: text('adminReports.since'),
      value: ({ day }) => day,
      cell: ({ day }) => <bdi>{format.date(startOfBangkokDay(day))}</bdi>,
    },
    ...figureColumns<DailyRow>(text, format, (row, name) =>
      spanOf ? rowsOfFigure(name, spanOf(row)) : null,
    ),
  ]
}

/** One column for each figure. `wayOf`: link to its rows. */
export function figureColumns<Row extends DailyReport['total']>(
  text: Text,
  format: Formats,
  wayOf: (row: Row, name: FigureName) => string | null,
): Column<Row>[] {
  return [
    ...amounts.map((name) =>
      moneyColumn<Row>(
        name,
        text(`adminReports.figure.${name}`),
        format,
        (row) => row[name],
        (row) => wayOf(row, name),
      ),
    ),
    ...counts.map((name) =>
      countColumn<Row>(
        name,
        text(`adminReports.figure.${name}`),
        format,
        (row) => row[name],
        (row) => wayOf(row, name),
      ),
    ),
  ]
}

/** How each figure is calculated. */
export function meaningsOf(text: Text): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...amounts, ...counts].map((name) => [name, text(`adminReports.means.${name}`)]),
  )
}

/** Ledger types that a promotion's amounts add up. */
const bonusTypes = {
  bonuses: 'bonus',
  takenBack: 'bonus_forfeit,cap_forfeit',
  cost: 'bonus,bonus_forfeit,cap_forfeit',
}

type PromotionRow = PromotionReport['rows'][number]

/** `span`: the days covered. */
export function promotionColumns(text: Text, format: Formats, span: Span): Column<PromotionRow>[] {
  // Codes and cashback have no claims, so their counts are zero and open nothing.
  const receivedRows = (filters: Readonly<Record<string, string>>) =>
    `${adminPaths.received}?${new URLSearchParams({ ...span, ...filters })}`
  const money = (id: 'bonuses' | 'takenBack' | 'cost', header: string) =>
    moneyColumn<PromotionRow>(
      id,
      header,
      format,
      (row) => row[id],
      ({ PromotionID }) =>
        entriesWith(span, { type: bonusTypes[id], behind: `promotion:${PromotionID}` }),
    )
  return [
    {
      id: 'promotion',
      header: text('admin.column.promotion'),
      value: ({ source, PromotionName }) =>
        [source && text(`adminReports.figure.${source}`), PromotionName]
          .filter(Boolean)
          .join(' · '),
    },
    countColumn<PromotionRow>(
      'received',
      text('adminReports.received'),
      format,
      ({ received }) => received,
      ({ PromotionID }) => receivedRows({ promotion: PromotionID }),
    ),
    countColumn<PromotionRow>(
      'completed',
      text('adminReports.completed'),
      format,
      ({ completed }) => completed,
      ({ PromotionID }) => receivedRows({ promotion: PromotionID, status: 'completed' }),
    ),
    money('bonuses', text('adminReports.figure.bonuses')),
    money('takenBack', text('adminReports.takenBack')),
    money('cost', text('adminReports.cost')),
  ]
}

type AffiliateRow = AffiliateReport['rows'][number]

export function affiliateColumns(text: Text, format: Formats, span: Span): Column<AffiliateRow>[] {
  const money = (
    id: 'deposits' | 'earned' | 'claimed',
    header: string,
    wayOf?: (row: AffiliateRow) => string,
  ) => moneyColumn<AffiliateRow>(id, header, format, (row) => row[id], wayOf)
  return [
    {
      id: 'affiliate',
      header: text('adminReports.affiliate'),
      value: ({ affiliateName, affiliateID }) => `${affiliateName} · ${affiliateID}`,
      cell: ({ affiliateName, affiliateID }) => (
        <FigureLink to={`${pathOf(adminPaths.user, affiliateID)}?tab=friends`}>
          <DataText>{affiliateName}</DataText> · <bdi>{affiliateID}</bdi>
        </FigureLink>
      ),
    },
    countColumn<AffiliateRow>(
      'signups',
      text('adminReports.signups'),
      format,
      ({ signups }) => signups,
      ({ affiliateID }) =>
        `${adminPaths.users}?${new URLSearchParams({ ...span, inviter: affiliateID })}`,
    ),
    money('deposits', text('adminReports.figure.deposits'), ({ affiliateID }) =>
      entriesWith(span, { type: 'deposit', behind: `friends:${affiliateID}` }),
    ),
    money('earned', text('adminReports.earned')),
    money('claimed', text('adminReports.claimed'), ({ affiliateID }) =>
      entriesWith(span, { type: 'invite', behind: `player:${affiliateID}` }),
    ),
  ]
}

const playTypes = { bets: 'bet_sim', wins: 'win_sim', ggr: 'bet_sim,win_sim' }

type ProviderRow = ProviderReport['rows'][number]

export function providerColumns(text: Text, format: Formats, span: Span): Column<ProviderRow>[] {
  const money = (id: keyof typeof playTypes | 'perPlayer', header: string) =>
    moneyColumn<ProviderRow>(
      id,
      header,
      format,
      (row) => row[id],
      ({ providerCode }) =>
        id === 'perPlayer'
          ? null
          : entriesWith(span, { type: playTypes[id], behind: `provider:${providerCode}` }),
    )
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

const outcomes = ['asked', 'approved', 'rejected', 'withdrawn', 'pending'] as const

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
    moneyColumn<ApprovalReportRow>(
      'cost',
      text('adminReports.approval.cost'),
      format,
      (row) => row.cost,
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
      <FigureLink to={amountOf(row) === 0 ? null : wayOf(row)}>
        <bdi>{format.money(amountOf(row))}</bdi>
      </FigureLink>
    ),
    csv: (row) => ({ figure: bahtFromSatang(amountOf(row)).toFixed(2) }),
  }
}

/** A number, as {@link moneyColumn}. */
export function countColumn<Row>(
  id: string,
  header: string,
  format: Formats,
  countOf: (row: Row) => number,
  wayOf: (row: Row) => string | null = () => null,
): Column<Row> {
  return {
    id,
    header,
    value: countOf,
    cell: (row) => (
      <FigureLink to={countOf(row) === 0 ? null : wayOf(row)}>
        <bdi>{format.number(countOf(row))}</bdi>
      </FigureLink>
    ),
  }
}
