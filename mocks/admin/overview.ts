/** Counters for the menu, the state of the simulated staff, and the search of the command palette. */
import { Dexie, type WhereClause } from 'dexie'
import type * as v from 'valibot'
import type { countersSchema } from '#contract/admin/account'
import { waitingDeposits } from '#contract/admin/money'
import type { foundSchema } from '#contract/admin/search'
import { openWithdrawStatuses } from '#contract/wallet/wallet'
import { bahtFromSatang } from '#lib/money'
import { newestFirst } from '../clock'
import { database } from '../provider/database/database'
import { isAutomatic, setAutomatic } from '../provider/site'
import { settleDecided } from './approvals'
import { findPlayers } from './money/players'
import { newestChange, waitingCases } from './people/cases'
import type { RequestResult, Staff } from './requests'

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

/** Most rows with a matching reference to read when looking for the newest. */
const mostAlike = 200

async function newestWith<Row extends { createdAt: string }, Key, Insert>(
  reference: WhereClause<Row, Key, Insert>,
  text: string,
): Promise<Row[]> {
  const rows = await reference.startsWithIgnoreCase(text).limit(mostAlike).toArray()
  return rows.toSorted(newestFirst).slice(0, mostOfKind)
}

/** Finds players by phone, name, id or account; deposits and withdrawals by reference. */
export async function searchAll(text: string): Promise<v.InferInput<typeof foundSchema>> {
  const asked = text.trim()
  if (asked.length < 2) return { players: [], deposits: [], withdrawals: [] }
  // References start with a letter, so digits alone mean a player.
  const isReference = /^[a-z]/i.test(asked)
  const [players, deposits, withdrawals] = await Promise.all([
    findPlayers(asked),
    isReference ? newestWith(database.deposits.where('depositId'), asked) : [],
    isReference ? newestWith(database.withdraws.where('withdrawId'), asked) : [],
  ])
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
