/** A withdrawal as the provider tells it. */
import type * as v from 'valibot'
import type { withdrawalSchema } from '#contract/wallet/withdraw'
import { bahtFromSatang } from '#lib/money'
import { database } from '../database/database'
import type { WithdrawRow } from '../database/rows'

export function describeWithdrawal(row: WithdrawRow): v.InferInput<typeof withdrawalSchema> {
  return {
    withdrawId: row.withdrawId,
    amount: bahtFromSatang(row.amount),
    fee: bahtFromSatang(row.fee),
    bank_name: row.bank_name,
    book_number: row.book_number,
    book_name: row.book_name,
    status: row.status,
    bankRef: row.bankRef,
    reason: row.reason,
    createdAt: row.createdAt,
    approvedAt: row.approvedAt ?? null,
    paidAt: row.paidAt,
    closedAt: row.closedAt ?? null,
  }
}

/** Whose withdrawal it is; null for an id that nobody has. */
export async function ownerOfWithdrawal(withdrawId: string): Promise<string | null> {
  return (await database.withdraws.get(withdrawId))?.userId ?? null
}

export async function readWithdrawal(withdrawId: string) {
  const row = await database.withdraws.get(withdrawId)
  return row ? describeWithdrawal(row) : null
}
