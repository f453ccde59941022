/** The columns of the reports. */
import type {
  AffiliateReport,
  DailyReport,
  Figures,
  PromotionReport,
} from '#contract/admin/reports'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { startOfBangkokDay } from '#lib/time'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'

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
] as const satisfies readonly (keyof Figures)[]

const counts = ['activePlayers', 'newPlayers', 'firstDeposits'] as const

export function dailyColumns(text: Text, format: Formats): Column<DailyReport['rows'][number]>[] {
  return [
    {
      id: 'day',
      header: text('adminReports.since'),
      value: ({ day }) => day,
      cell: ({ day }) => <bdi>{format.date(startOfBangkokDay(day))}</bdi>,
    },
    ...amounts.map((name) =>
      moneyColumn<DailyReport['rows'][number]>(
        name,
        text(`adminReports.figure.${name}`),
        format,
        (row) => satang(row[name]),
      ),
    ),
    ...counts.map((name) => ({
      id: name,
      header: text(`adminReports.figure.${name}`),
      value: (row: Figures) => row[name],
    })),
  ]
}

/** How the figures that are not plain sums are come by. */
export function meaningsOf(text: Text): Readonly<Record<string, string>> {
  return {
    deposits: text('adminReports.means.deposits'),
    withdrawals: text('adminReports.means.withdrawals'),
    ggr: text('adminReports.means.ggr'),
    ngr: text('adminReports.means.ngr'),
    arpu: text('adminReports.means.arpu'),
    activePlayers: text('adminReports.means.activePlayers'),
    newPlayers: text('adminReports.means.newPlayers'),
    firstDeposits: text('adminReports.means.firstDeposits'),
  }
}

type PromotionRow = PromotionReport['rows'][number]

export function promotionColumns(text: Text, format: Formats): Column<PromotionRow>[] {
  const money = (id: 'bonuses' | 'takenBack' | 'cost', header: string) =>
    moneyColumn<PromotionRow>(id, header, format, (row) => satang(row[id]))
  return [
    {
      id: 'promotion',
      header: text('admin.column.promotion'),
      value: ({ PromotionName }) => PromotionName,
    },
    { id: 'received', header: text('adminReports.received'), value: ({ received }) => received },
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
    },
    { id: 'signups', header: text('adminReports.signups'), value: ({ signups }) => signups },
    money('deposits', text('adminReports.figure.deposits')),
    money('earned', text('adminReports.earned')),
    money('claimed', text('adminReports.claimed')),
  ]
}

/** An amount that may be less than nothing. */
function moneyColumn<Row>(
  id: string,
  header: string,
  format: Formats,
  amountOf: (row: Row) => Satang,
): Column<Row> {
  return {
    id,
    header,
    value: amountOf,
    cell: (row) => <bdi>{format.money(amountOf(row))}</bdi>,
    csv: (row) => ({ figure: bahtFromSatang(amountOf(row)).toFixed(2) }),
  }
}
