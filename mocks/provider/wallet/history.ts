/** `/userbalance/…`: balance and the two histories of one player, newest first. */
import type * as v from 'valibot'
import type { depositRecordSchema, withdrawRecordSchema } from '#contract/wallet/history'
import { bahtFromSatang } from '#lib/money'
import { newestFirst, now } from '../../clock'
import { database } from '../database/database'

/** Fetches what the games owe the credit; in the simulation there is nothing left to fetch. */
export async function updateBalance(
  userId: string,
): Promise<{ balance: number; updatedAt: string } | null> {
  const updatedAt = new Date(now()).toISOString()
  return database.transaction('rw', database.wallets, async () => {
    const wallet = await database.wallets.get(userId)
    if (!wallet) return null
    await database.wallets.update(userId, { updatedAt })
    return { balance: bahtFromSatang(wallet.balance), updatedAt }
  })
}

export async function depositHistory(
  userId: string,
): Promise<v.InferInput<typeof depositRecordSchema>[]> {
  const [deposits, transferBanks] = await Promise.all([
    database.deposits.where({ userId }).toArray(),
    database.transferBanks.toArray(),
  ])
  const bankNames = new Map(transferBanks.map((bank) => [bank.transferBankID, bank.bank_name]))
  return deposits.toSorted(newestFirst).map((deposit) => ({
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
  }))
}

export async function withdrawHistory(
  userId: string,
): Promise<v.InferInput<typeof withdrawRecordSchema>[]> {
  const withdraws = await database.withdraws.where({ userId }).toArray()
  return withdraws.toSorted(newestFirst).map((withdraw) => ({
    withdrawId: withdraw.withdrawId,
    amount: bahtFromSatang(withdraw.amount),
    fee: bahtFromSatang(withdraw.fee),
    bank_name: withdraw.bank_name,
    book_number: withdraw.book_number,
    book_name: withdraw.book_name,
    status: withdraw.status,
    bankRef: withdraw.bankRef,
    reason: withdraw.reason,
    createdAt: withdraw.createdAt,
    paidAt: withdraw.paidAt,
  }))
}
