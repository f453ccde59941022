/** How a promotion ends before it is played through. */
import { satang } from '../../../src/lib/money'
import { database } from '../database'
import { balanceOf, post } from '../ledger'
import { isoNow } from '../moments'
import type { ReceivedRow } from '../rows'
import { endWaiting } from './reserve'

/** Takes the bonus back, as far as there is credit; never more than was given. */
export async function closeReceipt(
  row: ReceivedRow,
  status: 'cancelled' | 'expired',
  reason: string | null = null,
  at = isoNow(),
): Promise<ReceivedRow> {
  const { activeKey: _, ...rest } = row
  const forfeited = satang(Math.min(row.bonus, await balanceOf(row.userId)))
  const next: ReceivedRow = { ...rest, status, reason, forfeited, closedAt: at }
  await database.received.put(next)
  if (forfeited > 0) {
    await post({
      userId: row.userId,
      type: 'bonus_forfeit',
      amount: satang(0 - forfeited),
      refType: 'received',
      refId: row.receivedId,
      idemKey: `bonus_forfeit:${row.receivedId}`,
      actor: status === 'expired' ? 'system' : row.userId,
      at,
    })
  }
  return next
}

/** A receipt whose deposit is on its way does not expire: it ends with the deposit. */
export async function expireWaiting(row: ReceivedRow): Promise<void> {
  const deposit = row.depositId === null ? undefined : await database.deposits.get(row.depositId)
  if (deposit?.openUser === undefined) await endWaiting(row, 'expired')
}
