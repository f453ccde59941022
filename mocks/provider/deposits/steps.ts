/** What a player does with a deposit after placing it: "I have sent it", the slip, "I will not". */
import { type DepositStep, slipTypeOf } from '#contract/wallet/deposit'
import { database } from '../database/database'
import { isoNow, later, secondMs } from '../database/moments'
import type { SlipRow } from '../database/playRows'
import type { DepositRow } from '../database/rows'
import { releaseReceipt } from '../promotion/reserve'
import { Refused } from '../refused'
import { isAutomatic } from '../site/readSettings'
import { closed, underReview } from './close'
import { describeDeposit } from './describe'

/** When the simulated bank finds the money of a deposit that was reported sent. */
const bankDelayMs = 20 * secondMs

export async function submitDeposit(step: DepositStep): Promise<object> {
  const row = await ownDeposit(step)
  if (row.status === 'submitted') return describeDeposit(row)
  if (row.status === 'expired') throw new Refused('depositexpired')
  if (row.status !== 'pending') throw new Refused('depositclosed')
  const next = await awaitBank({ ...row, status: 'submitted', submittedAt: isoNow() })
  await database.deposits.put(next)
  return describeDeposit(next)
}

/** Only while the player has not said that the money is on its way. */
export async function cancelDeposit(step: DepositStep): Promise<object> {
  const row = await ownDeposit(step)
  if (row.status !== 'pending') throw new Refused('depositclosed')
  const next = closed(row, 'cancelled')
  await database.deposits.put(next)
  await releaseReceipt(row, 'cancelled')
  return describeDeposit(next)
}

export interface CheckedSlip {
  sha256: string
  type: SlipRow['type']
  image: Uint8Array
}

/** A slip for a deposit that has expired brings it back: an admin looks at it. */
export async function addSlip(step: DepositStep, slip: CheckedSlip): Promise<object> {
  const row = await ownDeposit(step)
  if (!['pending', 'submitted', 'expired', 'review'].includes(row.status)) {
    throw new Refused('depositclosed')
  }
  if (await database.slips.get(slip.sha256)) throw new Refused('slipused')
  const slipAt = isoNow()
  const { depositId } = row
  await database.slips.add({ ...slip, depositId, pictureAt: slipAt, createdAt: slipAt })
  const shown: DepositRow = { ...row, slipAt, submittedAt: row.submittedAt ?? slipAt }
  const next = await afterSlip(shown)
  await database.deposits.put(next)
  return describeDeposit(next)
}

/** Money that did not fit is for staff: no slip settles that by itself. */
async function afterSlip(row: DepositRow): Promise<DepositRow> {
  if (row.status === 'review') return row
  if (row.status !== 'expired') return awaitBank({ ...row, status: 'submitted' })
  return awaitBank({ ...(await underReview(row)), reason: null })
}

/** What the picture is, by its bytes. To be called before the transaction: hashing takes its time. */
export async function checkSlip(image: Uint8Array<ArrayBuffer>): Promise<CheckedSlip | null> {
  const type = slipTypeOf(image)
  if (type === null) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', image))
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { sha256, type, image }
}

async function awaitBank(row: DepositRow): Promise<DepositRow> {
  return (await isAutomatic()) ? { ...row, dueAt: later(isoNow(), bankDelayMs) } : row
}

/** Another player's deposit is none. */
async function ownDeposit({ depositId, userId }: DepositStep): Promise<DepositRow> {
  const row = await database.deposits.get(depositId)
  if (row?.userId !== userId) throw new Refused('notfound')
  return row
}
