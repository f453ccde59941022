/** Lines of the operator's bank statement that testers add. */
import type { BankLine } from '#contract/scenario/actions'
import { type Satang, satang } from '#lib/money'
import { ProviderError } from '../../answer'
import { isoNow } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import type { DepositRow } from '../database/rows'
import { confirmDeposit, expireDeposit, rejectDeposit, reviewDeposit } from './deposits'

const tester = 'tester'

/** Adds a line for a deposit. @throws {ProviderError} `notfound` without a deposit, `depositclosed` if decided */
export function arriveBankLine({ depositId, line, reason = '' }: BankLine): Promise<void> {
  return database.transaction('rw', database.tables, async () => {
    const id = String(depositId)
    if (line === 'reject')
      return rejectDeposit(await undecided(id), reason || 'ไม่พบยอดโอนตามรายการนี้')
    if (line === 'late') return arriveLate(await undecided(id))
    if (line === 'wrong') {
      const row = await undecided(id)
      return match(row.transferBankID, await wrongAmount(row), row)
    }
    const row = await undecided(id)
    await match(row.transferBankID, row.amount, row)
    if (line === 'twice') await match(row.transferBankID, row.amount, null)
  })
}

/** The next higher amount that no open deposit at the account has. */
async function wrongAmount({ transferBankID, amount }: DepositRow): Promise<Satang> {
  let wrong = satang(amount + 1)
  while ((await database.deposits.where({ openKey: `${transferBankID}:${wrong}` }).count()) > 0) {
    wrong = satang(wrong + 1)
  }
  return wrong
}

/** Matches a line with the open deposit of this amount and account; otherwise the line stays unmatched. */
async function match(
  transferBankID: string,
  amount: Satang,
  meant: DepositRow | null,
): Promise<void> {
  const open = await database.deposits
    .where('openKey')
    .equals(`${transferBankID}:${amount}`)
    .first()
  const found = open ?? (meant?.amount === amount ? meant : undefined)
  await database.bankLines.add({
    lineId: `L${randomText(10)}`,
    transferBankID,
    amount,
    depositId: found?.depositId ?? null,
    createdAt: isoNow(),
  })
  if (found) await confirmDeposit(found, tester, isoNow())
  else if (meant) await reviewDeposit(meant, 'ยอดโอนไม่ตรงกับรายการ', amount)
}

async function arriveLate(row: DepositRow): Promise<void> {
  if (row.status !== 'expired') await expireDeposit(row, isoNow())
  const expired = await undecided(row.depositId)
  await database.bankLines.add({
    lineId: `L${randomText(10)}`,
    transferBankID: row.transferBankID,
    amount: row.amount,
    depositId: row.depositId,
    createdAt: isoNow(),
  })
  await reviewDeposit(expired, 'ยอดโอนเข้าหลังหมดเวลา', row.amount)
}

async function undecided(depositId: string): Promise<DepositRow> {
  const row = await database.deposits.get(depositId)
  if (!row) throw new ProviderError('notfound')
  if (['confirmed', 'rejected', 'cancelled'].includes(row.status)) {
    throw new ProviderError('depositclosed')
  }
  return row
}
