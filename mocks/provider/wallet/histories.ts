/** Both histories of `/userbalance/…`: deposits and withdrawals, newest first. */

import { Dexie, type Table } from 'dexie'
import * as v from 'valibot'
import { moneySearch, type Searched, searchedTransaction } from '#contract/wallet/moneySearch'
import { type depositRecordSchema, historyQuerySchema } from '#contract/wallet/wallet'
import { bahtFromSatang } from '#lib/money'
import { dayMs, lastBangkokDays, startOfBangkokDay } from '#lib/time'
import { data, refuse } from '../../answer'
import { newestFirst, now } from '../../clock'
import { database } from '../database/database'
import { type Place, paged, pageOf, type Selection } from '../database/pages'
import type { DepositRow, WithdrawRow } from '../database/rows'
import { stepsForPlayer, stepsOfDeposit } from '../steps'
import { describeWithdrawal } from '../withdrawals/withdrawals'

type DepositOnWire = v.InferInput<typeof depositRecordSchema>

export function answerDepositHistory(userId: string, search: URLSearchParams): Promise<Response> {
  const { deposits } = database
  return answerHistory(userId, search, {
    table: deposits,
    keyOf: ({ depositId }) => depositId,
    decidedAt: '[userId+decidedAt]',
    open: async () => [
      ...(await deposits.where({ openUser: userId }).toArray()),
      ...(await deposits.where({ userId, status: 'review' }).toArray()),
    ],
    describe: describeDeposits,
    searchedBy: async () => {
      const bankNames = await transferBankNames()
      return ({ depositId, transferBankID, amount, credited, reason }) =>
        searchedTransaction({
          id: depositId,
          bank: bankNames.get(transferBankID) ?? '',
          bookNumber: null,
          bankRef: null,
          reason,
          amount,
          change: credited,
        })
    },
  })
}

export function answerWithdrawHistory(userId: string, search: URLSearchParams): Promise<Response> {
  const { withdraws } = database
  return answerHistory(userId, search, {
    table: withdraws,
    keyOf: ({ withdrawId }) => withdrawId,
    decidedAt: '[userId+paidAt]',
    open: () => withdraws.where({ openUser: userId }).toArray(),
    describe: async (rows) => rows.map(describeWithdrawal),
    searchedBy: async () => (row) =>
      searchedTransaction({
        id: row.withdrawId,
        bank: row.bank_name,
        bookNumber: row.book_number,
        bankRef: row.bankRef,
        reason: row.reason,
        amount: row.amount,
        change: row.amount,
      }),
  })
}

interface History<Row, OnWire, Insert> {
  table: Table<Row, string, Insert>
  keyOf: (row: Row) => string
  /** Index by the time of the decision. */
  decidedAt: string
  /** Open rows of any age. */
  open: () => Promise<Row[]>
  describe: (rows: readonly Row[]) => Promise<OnWire[]>
  /** @returns a function that names what a search reads of a row */
  searchedBy: () => Promise<(row: Row) => Searched>
}

/** All rows, as specified, or those that the query selects. */
async function answerHistory<Row extends DepositRow | WithdrawRow, OnWire extends object, Insert>(
  userId: string,
  search: URLSearchParams,
  history: History<Row, OnWire, Insert>,
): Promise<Response> {
  const query = v.safeParse(historyQuerySchema, Object.fromEntries(search))
  if (!query.success) return refuse(400, query.issues[0].message)
  const { limit, days, from, to } = query.output
  if (days !== null && search.size > 1) return refuse(400, 'days: only alone')
  if (limit === null && search.has('after')) return refuse(400, 'after: only with limit')
  const { table, keyOf, describe } = history
  if (days !== null) return data(await describe(await recentRows(userId, days, history)))
  const selection: Selection<Row> = {
    from: from && iso(startOfBangkokDay(from)),
    until: to && iso(startOfBangkokDay(to) + dayMs),
    ...(await wantedRows(query.output, history)),
  }
  const pageAt = (place: Place | 'newest', rows?: number) =>
    pageOf(
      table,
      '[userId+createdAt]',
      userId,
      place,
      (row) => ({ moment: row.createdAt, key: keyOf(row) }),
      selection,
      rows,
    )
  if (limit === null) return data(await describe((await pageAt('newest', Infinity)).rows))
  return paged(search, async (place) => {
    const { rows, next } = await pageAt(place)
    return { rows: await describe(rows), next }
  })
}

/** Status and search of a query; empty for all rows, which are read faster without a filter. */
async function wantedRows<Row extends DepositRow | WithdrawRow>(
  { status, search }: v.InferOutput<typeof historyQuerySchema>,
  { searchedBy }: Pick<History<Row, object, unknown>, 'searchedBy'>,
): Promise<Selection<Row>> {
  if (status === null && search === null) return {}
  const isFound = search === null ? null : moneySearch(search)
  const searched = await searchedBy()
  return {
    isMeant: (row) =>
      (status === null || row.status === status) && (isFound === null || isFound(searched(row))),
  }
}

/** Rows requested or decided in the last Bangkok days, and all open rows. */
async function recentRows<Row extends DepositRow | WithdrawRow, Insert>(
  userId: string,
  days: number,
  { table, keyOf, decidedAt, open }: History<Row, object, Insert>,
): Promise<Row[]> {
  const [first = ''] = lastBangkokDays(now(), days)
  const since = (index: string) =>
    table
      .where(index)
      .between([userId, iso(startOfBangkokDay(first))], [userId, Dexie.maxKey])
      .toArray()
  const found = await Promise.all([since('[userId+createdAt]'), since(decidedAt), open()])
  const rows = new Map(found.flat().map((row) => [keyOf(row), row]))
  return [...rows.values()].toSorted(newestFirst)
}

async function describeDeposits(deposits: readonly DepositRow[]): Promise<DepositOnWire[]> {
  const bankNames = await transferBankNames()
  return deposits.map((deposit) => ({
    depositId: deposit.depositId,
    amount: bahtFromSatang(deposit.amount),
    creditedAmount: bahtFromSatang(deposit.credited),
    channel: deposit.channel,
    bank_name: bankNames.get(deposit.transferBankID) ?? '',
    PromotionID: deposit.PromotionID,
    status: deposit.status,
    reason: deposit.reason,
    createdAt: deposit.createdAt,
    decidedAt: deposit.decidedAt,
    steps: stepsForPlayer(deposit, stepsOfDeposit(deposit)),
  }))
}

/** Names of the operator's banks, by the id of the account. */
async function transferBankNames(): Promise<ReadonlyMap<string, string>> {
  const transferBanks = await database.transferBanks.toArray()
  return new Map(transferBanks.map((bank) => [bank.transferBankID, bank.bank_name]))
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
