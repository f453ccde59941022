/** Counters for the menu, the state of the simulated staff, and the search of the command palette. */
import { Dexie, type Table } from 'dexie'
import * as v from 'valibot'
import type { countersSchema } from '#contract/admin/account'
import { langSchema } from '#contract/admin/list'
import { waitingDeposits } from '#contract/admin/money'
import type { foundSchema, Meaning } from '#contract/admin/search'
import { openWithdrawStatuses } from '#contract/wallet/wallet'
import { bahtFromSatang } from '#lib/money'
import { newestFirst } from '../clock'
import { database } from '../provider/database/database'
import type { DepositRow, WithdrawRow } from '../provider/database/rows'
import { isAutomatic, setAutomatic } from '../provider/site'
import { settleDecided } from './approvals'
import { findPlayers } from './money/players'
import { depositsMeant, meaningsFor, withdrawalsMeant } from './money/searchMoney'
import { newestChange, waitingCases } from './people/cases'
import { invalid, type RequestResult, type Staff } from './requests'

export async function counters(staff: Staff): Promise<v.InferInput<typeof countersSchema>> {
  await settleDecided()
  const [deposits, withdrawals, approvals, cases] = await Promise.all([
    waiting('deposits', waitingDeposits),
    waiting('withdraws', openWithdrawStatuses),
    waiting('approvals', ['pending']),
    waitingCases(staff),
  ])
  return {
    deposits: deposits.count,
    oldestDeposit: deposits.oldest,
    newestDeposit: deposits.newest,
    withdrawals: withdrawals.count,
    oldestWithdrawal: withdrawals.oldest,
    newestWithdrawal: withdrawals.newest,
    approvals: approvals.count,
    cases: cases.length,
    newestCase: newestChange(cases, staff),
  }
}

async function waiting(
  table: 'deposits' | 'withdraws' | 'approvals',
  statuses: readonly string[],
): Promise<{ count: number; oldest: string | null; newest: string | null }> {
  const ranges = statuses.map((status) =>
    database
      .table<{ createdAt: string }>(table)
      .where('[status+createdAt]')
      .between([status, Dexie.minKey], [status, Dexie.maxKey]),
  )
  const counts = await Promise.all(ranges.map((range) => range.count()))
  const firsts = await Promise.all(ranges.map((range) => range.first()))
  const lasts = await Promise.all(ranges.map((range) => range.last()))
  const moments = [...firsts, ...lasts].flatMap((row) => (row ? [row.createdAt] : [])).toSorted()
  const count = counts.reduce((sum, one) => sum + one, 0)
  return { count, oldest: moments[0] ?? null, newest: moments.at(-1) ?? null }
}

export async function readAutomatic(): Promise<{ automatic: boolean }> {
  return { automatic: await isAutomatic() }
}

export async function changeAutomatic({
  automatic,
}: {
  automatic: boolean
}): Promise<RequestResult<object>> {
  const before = { automatic: await isAutomatic() }
  await setAutomatic(automatic)
  return {
    action: 'setting.automatic',
    targetType: 'setting',
    targetId: 'automatic',
    before,
    after: { automatic },
    answer: { automatic },
  }
}

/** Most results of a kind, to be read at a glance. */
const mostOfKind = 8

/** Most rows of a meaning to read when looking for the newest. */
const mostAlike = 200

/** The newest rows with one of the keys, or with the amount. */
async function newestOf<Row extends { createdAt: string }>(
  table: Pick<Table<Row, string>, 'bulkGet' | 'where'>,
  keys: readonly string[],
  amount: number | undefined,
): Promise<Row[]> {
  const wanted = new Set(keys.slice(0, mostAlike))
  if (amount !== undefined) {
    const ofAmount = table
      .where('[amount+createdAt]')
      .between([amount, Dexie.minKey], [amount, Dexie.maxKey])
    ofAmount.reverse()
    for (const key of await ofAmount.limit(mostOfKind).primaryKeys()) wanted.add(key)
  }
  const found = await table.bulkGet([...wanted])
  const rows = found.filter((row) => row !== undefined)
  return rows.toSorted(newestFirst).slice(0, mostOfKind)
}

/** Finds players, deposits and withdrawals by each meaning of the text. */
export async function searchAll(
  staff: Staff,
  query: URLSearchParams,
): Promise<v.InferInput<typeof foundSchema>> {
  const text = (query.get('q') ?? '').trim()
  const read = v.safeParse(langSchema, query.get('lang') ?? undefined)
  if (!read.success) throw invalid('lang', 'unknown')
  if (text.length < 2) return { players: [], deposits: [], withdrawals: [] }
  const meanings = meaningsFor(staff, { text, lang: read.output })
  const meant = meanings.find(({ kind }) => kind === 'amount')
  const amount = meant?.kind === 'amount' ? meant.amount : undefined
  const keysBy = async (keysMeant: (meaning: Meaning) => Promise<string[]>) => [
    ...new Set((await Promise.all(meanings.map(keysMeant))).flat()),
  ]
  const tables = [database.players, database.deposits, database.withdraws]
  const [players, deposits, withdrawals] = await database.transaction('r', tables, () =>
    Promise.all([
      findPlayers(meanings),
      keysBy(depositsMeant).then((keys) =>
        newestOf<DepositRow>(database.table('deposits'), keys, amount),
      ),
      keysBy(withdrawalsMeant).then((keys) =>
        newestOf<WithdrawRow>(database.table('withdraws'), keys, amount),
      ),
    ]),
  )
  return {
    players: players
      .toSorted((one, other) => ((one.lastLoginAt ?? '') < (other.lastLoginAt ?? '') ? 1 : -1))
      .slice(0, mostOfKind)
      .map(({ id, username, book_name, tail }) => ({
        userId: id,
        username,
        name: book_name,
        tail,
      })),
    deposits: deposits.map(({ depositId, amount, status }) => ({
      id: depositId,
      amount: bahtFromSatang(amount),
      status,
    })),
    withdrawals: withdrawals.map(({ withdrawId, amount, status }) => ({
      id: withdrawId,
      amount: bahtFromSatang(amount),
      status,
    })),
  }
}
