/** A deposit as the provider tells it. */
import type * as v from 'valibot'
import type { depositSchema } from '#contract/wallet/deposit'
import { bahtFromSatang } from '#lib/money'
import { database } from '../database/database'
import { later, minuteMs } from '../database/moments'
import type { DepositRow } from '../database/rows'

export async function describeDeposit(
  row: DepositRow,
): Promise<v.InferInput<typeof depositSchema>> {
  const bank = await database.transferBanks.get(row.transferBankID)
  return {
    depositId: row.depositId,
    amount: bahtFromSatang(row.amount),
    baseAmount: bahtFromSatang(row.base),
    creditedAmount: bahtFromSatang(row.credited),
    channel: row.channel,
    transferBankID: row.transferBankID,
    bank_name: bank?.bank_name ?? '',
    book_number: bank?.book_number ?? '',
    book_name: bank?.book_name ?? '',
    promptPayId: bank?.promptPayId ?? null,
    PromotionID: row.PromotionID,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt,
    expiresAt: expiryOf(row),
    submittedAt: row.submittedAt ?? null,
    slipAt: row.slipAt ?? null,
    decidedAt: row.decidedAt,
    arrivedAmount: row.arrived === undefined ? null : bahtFromSatang(row.arrived),
    arrivedAt: row.arrivedAt ?? null,
    reviewUntil: row.reviewUntil ?? null,
  }
}

export function expiryOf({ createdAt, expiresAt }: DepositRow): string {
  return expiresAt ?? later(createdAt, 15 * minuteMs)
}

/** Whose deposit it is; null for an id that nobody has. */
export async function ownerOfDeposit(depositId: string): Promise<string | null> {
  return (await database.deposits.get(depositId))?.userId ?? null
}

export async function readDeposit(depositId: string) {
  const row = await database.deposits.get(depositId)
  return row ? describeDeposit(row) : null
}
