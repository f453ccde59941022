/**
 * Filters of lists for the rows behind one figure of a report. `behind` names the figure as `kind:argument…`.
 * Ledger rows are those of the list's own days. Other lists have days of another meaning, so the days of the
 * figure are an argument, `yyyy-mm-dd..yyyy-mm-dd`.
 */
import type { ListQuery } from '#contract/admin/list'
import { bangkokDay } from '#lib/time'
import { now } from '../../clock'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, LedgerRow, PlayerRow, WithdrawRow } from '../../provider/database/rows'
import type { ListFilter } from '../listDefinition'
import { invalid } from '../requests'
import { accountsOf } from './accounts'
import { cashiersOf } from './cashiers'
import { newDepositors } from './cohorts'
import { confirmedIn, isReturned, paidIn, returnedIn } from './ended'
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

/** Start and end of the list's days as ISO text; open where the list has none. */
function daysOf({ from, to }: ListQuery): { start: string; end: string } {
  return {
    start: from === undefined ? '' : rangeOf(from, from).start,
    end: to === undefined ? '~' : rangeOf(to, to).end,
  }
}

/** Entries of the list's days that `pick` chooses. */
function among(
  pick: (entries: LedgerRow[], value: string) => Promise<LedgerRow[]> | LedgerRow[],
): Finder<number> {
  return async (value, query) => {
    const { start, end } = daysOf(query)
    const entries = database.ledger.where('createdAt').between(start, end, true, false)
    const picked = await pick(await entries.toArray(), value)
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
  cohort: async (value, query) => {
    const { start, end } = daysOf(query)
    const { deposits } = await newDepositors(readSpan(value, field), bangkokDay(now()))
    return deposits
      .filter(({ createdAt }) => createdAt >= start && createdAt < end)
      .map(({ seq = 0 }) => seq)
  },
  player: among((entries, id) => entries.filter(({ userId }) => userId === id)),
  /** Entries of the players whom this one invited. */
  friends: among(async (entries, inviterID) => {
    const ids = new Set(await database.players.where({ inviterID }).primaryKeys())
    return entries.filter(({ userId }) => ids.has(userId))
  }),
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
  /** Transfers that the bank sent back in the days. */
  sentBack: async (days) => {
    const rows = await returnedIn(readSpan(days, field))
    return rows.map(({ withdrawId }) => withdrawId)
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

export const linesBehind = behind<BankLineRow, string>({
  returned: async (_, query) => {
    const { start, end } = daysOf(query)
    const lines = await database.bankLines
      .where('createdAt')
      .between(start, end, true, false)
      .toArray()
    const deposits = await database.deposits.bulkGet(lines.map(({ depositId }) => depositId ?? ''))
    return lines
      .filter((line, index) => isReturned(line, deposits[index]))
      .map(({ lineId }) => lineId)
  },
})

export const playersBehind = behind<PlayerRow, string>({
  active: async (days) => {
    const entries = await ledgerOf(readSpan(days, field))
    const active = entries.filter(({ type }) => isActivity(type))
    return [...new Set(active.map(({ userId }) => userId))]
  },
})
