/**
 * Filters of lists for the rows behind one figure of a report. `behind` names the figure as `kind:argument…`.
 * Ledger rows are those of the list's own days. Other lists have days of another meaning, so the days of the
 * figure are an argument, `yyyy-mm-dd..yyyy-mm-dd`.
 */
import type { ListQuery } from '#contract/admin/list'
import type { DepositRow, LedgerRow, PlayerRow, WithdrawRow } from '../../provider/database/rows'
import type { ListFilter } from '../lists'
import { invalid } from '../requests'
import { accountsOf } from './accounts'
import { cashiersOf } from './cashiers'
import { newDepositors } from './cohorts'
import { confirmedIn, paidIn } from './ended'
import { firstDepositsAmong, isActivity, ledgerOf } from './figures'
import { bonusTypes, sourcesOf } from './promotions'
import { hourOfDay, rangeOf, readSpan } from './range'

const field = 'behind'

type Finder<Key> = (value: string, query: ListQuery) => Promise<Key[]>

/** `finders`: the keys of the rows behind a figure, by the kind of figure; `value` is the rest of the text. */
function behind<Row, Key extends string | number>(
  finders: Readonly<Record<string, Finder<Key>>>,
): ListFilter<Row> {
  return {
    passes: () => true,
    keysOf: async (values, query) => {
      const found = await Promise.all(
        [...values].map((text) => {
          const [kind = '', ...rest] = text.split(':')
          const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined
          if (!find) throw invalid(field, 'unknown')
          return find(rest.join(':'), query)
        }),
      )
      return found.flat()
    },
  }
}

/** Entries of the list's days that `pick` chooses. */
function among(
  pick: (entries: LedgerRow[], value: string) => Promise<LedgerRow[]> | LedgerRow[],
): Finder<number> {
  return async (value, { from, to }) => {
    if (from === undefined || to === undefined || from > to) throw invalid('from', 'not two days')
    const picked = await pick(await ledgerOf(rangeOf(from, to)), value)
    return picked.map(({ seq = 0 }) => seq)
  }
}

export const ledgerBehind = behind<LedgerRow, number>({
  hour: among((entries, hour) =>
    entries.filter(({ createdAt }) => String(hourOfDay(createdAt)) === hour),
  ),
  cashier: among(async (entries, adminID) => {
    const { idOf } = await cashiersOf()
    return entries.filter(({ actor }) => idOf(actor) === adminID)
  }),
  account: among(async (entries, transferBankID) => {
    const deposits = entries.filter(({ type }) => type === 'deposit')
    const accountOf = await accountsOf(deposits)
    return deposits.filter((entry) => accountOf(entry) === transferBankID)
  }),
  promotion: among(async (entries, PromotionID) => {
    const bonuses = entries.filter(({ type }) => bonusTypes.includes(type))
    const sourceOf = await sourcesOf(bonuses)
    return bonuses.filter((entry) => sourceOf(entry).PromotionID === PromotionID)
  }),
  provider: among((entries, code) =>
    entries.filter(({ type, game }) => isPlay(type) && (game?.providerCode ?? '') === code),
  ),
  first: among((entries) => firstDepositsAmong(entries)),
  /** Deposits of the players whose first deposit was in the days of the value. */
  cohort: async (value, { from, to }) => {
    const span = readSpan(value, field)
    const { deposits } = await newDepositors(span, to ?? span.to)
    const range = from === undefined || to === undefined ? span : rangeOf(from, to)
    return deposits
      .filter(({ createdAt }) => createdAt >= range.start && createdAt < range.end)
      .map(({ seq = 0 }) => seq)
  },
})

const isPlay = (type: LedgerRow['type']) => type === 'bet_sim' || type === 'win_sim'

export const depositsBehind = behind<DepositRow, string>({
  confirmed: async (days) => {
    const rows = await confirmedIn(readSpan(days, field))
    return rows.map(({ depositId }) => depositId)
  },
})

export const withdrawalsBehind = behind<WithdrawRow, string>({
  /** Days, and the staff account if it is only one's. */
  paid: async (value) => {
    const [days = '', adminID] = value.split(':')
    const [rows, { idOf }] = await Promise.all([paidIn(readSpan(days, field)), cashiersOf()])
    return rows
      .filter(({ paidBy }) => adminID === undefined || idOf(paidBy) === adminID)
      .map(({ withdrawId }) => withdrawId)
  },
  /** As by `paid`, of one hour of the day. */
  paidAt: async (value) => {
    const [days = '', hour] = value.split(':')
    const rows = await paidIn(readSpan(days, field))
    return rows
      .filter(({ paidAt }) => String(hourOfDay(paidAt ?? '')) === hour)
      .map(({ withdrawId }) => withdrawId)
  },
})

export const playersBehind = behind<PlayerRow, string>({
  active: async (days) => {
    const entries = await ledgerOf(readSpan(days, field))
    const active = entries.filter(({ type }) => isActivity(type))
    return [...new Set(active.map(({ userId }) => userId))]
  },
})
