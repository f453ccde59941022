/** `/report/shift`: what a colleague decided in a period, from the same rows as the reconciliation. */
import type * as v from 'valibot'
import { transferOf } from '#contract/admin/money'
import { type ShiftKind, shiftKinds, type shiftSchema } from '#contract/admin/shift'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { DepositRow, WithdrawRow } from '../../provider/database/rows'
import { AdminError, type Staff } from '../requests'
import { Sum } from './days'
import { madeBefore } from './ended'
import { ledgerOf } from './figures'
import { type DayRange, inBaht, readRange } from './range'

/** One decision: of what kind, on which account, by whom and when. */
interface Decided {
  kind: ShiftKind
  account: string
  amount: number
  transferred?: number
  by: string | undefined
  at: string | null | undefined
}

export async function shiftReport(
  staff: Staff,
  query: URLSearchParams,
): Promise<v.InferInput<typeof shiftSchema>> {
  const isOwner = staff.role === 'owner'
  const asked = query.get('admin') ?? (isOwner ? null : staff.adminID)
  if (!isOwner && asked !== staff.adminID) throw new AdminError('forbidden')
  const range = readRange(query, 1)
  const [admins, banks, decided] = await Promise.all([
    database.admins.toArray(),
    database.transferBanks.toArray(),
    decidedIn(range),
  ])
  const chosen = admins.find(({ adminID }) => adminID === asked)
  if (asked !== null && !chosen) throw new AdminError('notfound')
  const bankNames = new Map(banks.map((bank) => [bank.transferBankID, bank.bank_name]))
  const own = decided.filter(({ by }) => asked === null || by === asked)
  return {
    from: range.from,
    to: range.to,
    asOf: isoNow(),
    name: chosen?.name ?? null,
    staff: admins
      .filter(({ adminID }) => isOwner || adminID === staff.adminID)
      .map(({ adminID, name }) => ({ adminID, name })),
    rows: shiftKinds.flatMap((kind) =>
      byAccount(own.filter((one) => one.kind === kind)).map(([account, sum, transferred]) => ({
        kind,
        account,
        account_name: bankNames.get(account) ?? account,
        ...sum.inBaht(),
        transferred: kind === 'withdrawPaid' ? inBaht(transferred) : null,
      })),
    ),
  }
}

function byAccount(
  decided: readonly Decided[],
): [account: string, sum: Sum, transferred: number][] {
  const rows = new Map<string, [string, Sum, number]>()
  for (const { account, amount, transferred = 0 } of decided) {
    const row = rows.get(account) ?? [account, new Sum(), 0]
    row[1].add(amount)
    row[2] += transferred
    rows.set(account, row)
  }
  return [...rows.values()].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** All decisions of the period. A withdrawal that was paid and came back counts as both. */
async function decidedIn(range: DayRange): Promise<Decided[]> {
  const { deposits, withdraws, ledger } = database
  const [confirmed, rejected, withdrawals, entries] = await database.transaction(
    'r',
    [deposits, withdraws, ledger],
    () =>
      Promise.all([
        madeBefore(deposits, 'confirmed', range),
        madeBefore(deposits, 'rejected', range),
        Promise.all(decidedStatuses.map((status) => madeBefore(withdraws, status, range))),
        ledgerOf(range),
      ]),
  )
  const changes = entries.flatMap(({ type, amount, actor, createdAt }): Decided[] => {
    if (type !== 'adjust_add' && type !== 'adjust_sub') return []
    const kind = type === 'adjust_add' ? 'creditAdded' : 'creditDeducted'
    return [{ kind, account: '', amount: Math.abs(amount), by: actor, at: createdAt }]
  })
  const all = [
    ...confirmed.map((row) => ofDeposit('depositApproved', row, row.credited)),
    ...rejected.map((row) => ofDeposit('depositRejected', row, row.amount)),
    ...withdrawals.flat().flatMap(ofWithdrawal),
    ...changes,
  ]
  return all.filter(({ at }) => at != null && at >= range.start && at < range.end)
}

const decidedStatuses = ['approved', 'paid', 'rejected', 'failed', 'returned'] as const

function ofDeposit(kind: ShiftKind, row: DepositRow, amount: number): Decided {
  const { transferBankID: account, decidedBy: by, decidedAt: at } = row
  return { kind, account, amount, by, at }
}

function ofWithdrawal(row: WithdrawRow): Decided[] {
  const { amount, bank_name: account, status, approvedBy, approvedAt, paidBy, paidAt } = row
  const approved: Decided = {
    kind: 'withdrawApproved',
    account,
    amount,
    by: approvedBy,
    at: approvedAt,
  }
  const paid: Decided = {
    kind: 'withdrawPaid',
    account,
    amount,
    transferred: transferOf(row),
    by: paidBy,
    at: paidAt,
  }
  const closing = { account, amount, by: row.closedBy, at: row.closedAt }
  if (status === 'rejected') return [approved, { kind: 'withdrawRejected', ...closing }]
  if (status === 'returned') return [approved, paid, { kind: 'withdrawReturned', ...closing }]
  return [approved, paid]
}
