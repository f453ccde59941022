/** Testers' actions as the bank, the games and staff, with the answers of the test API. */
import { errorToWire } from '#contract/provider'
import type { BankLine, Decision, PlantedDifference } from '#contract/scenario/actions'
import { type Satang, satang } from '#lib/money'
import { forgetUsers } from './account/localUsers'
import { ProviderError } from './answer'
import { isoNow, setClockOffset } from './clock'
import type { MockConfig } from './config'
import { applyAllDue } from './provider/applyDueEvents'
import { database, resetProvider } from './provider/database/database'
import { arriveBankLine } from './provider/deposits/bankLine'
import { readDeposit } from './provider/deposits/deposits'
import { play } from './provider/games'
import { protectionOf, requirePlayable } from './provider/protection/protection'
import { isAutomatic, setAutomatic } from './provider/site'
import { decideWithdrawal, describeWithdrawal } from './provider/withdrawals/withdrawals'
import { randomText } from './random'

export function bankLine(line: BankLine): Promise<Response> {
  return answered(async () => {
    await arriveBankLine(line)
    return (await readDeposit(String(line.depositId))) ?? {}
  })
}

export function decide({ withdrawId, decision, reason = '' }: Decision): Promise<Response> {
  return answered(async () => {
    const circumstances = { actor: `tester-${decision}`, reason }
    return describeWithdrawal(await decideWithdrawal(String(withdrawId), decision, circumstances))
  })
}

export function bet(userId: string, stake: Satang, won: Satang): Promise<Response> {
  return answered(async () => {
    // Must be async, or Dexie does not wait for it.
    await database.transaction('rw', database.tables, async () => {
      await requirePlayable(userId)
      await play(userId, stake, won)
    })
    return protectionOf(userId)
  })
}

export function plantDifference({ userId, difference }: PlantedDifference): Promise<Response> {
  return answered(async () => {
    const { bankLines, transferBanks, wallets } = database
    const now = isoNow()
    if (difference === 'line') {
      const bank = await transferBanks.toCollection().first()
      if (!bank) throw new ProviderError('notfound')
      const { transferBankID } = bank
      const lineId = `L${randomText(10)}`
      await bankLines.add({
        lineId,
        transferBankID,
        amount: satang(12_345),
        depositId: null,
        createdAt: now,
      })
      return {}
    }
    const changed = await wallets.where({ userId: String(userId) }).modify((wallet) => {
      wallet.balance = satang(wallet.balance + 1)
      wallet.updatedAt = now
    })
    if (changed === 0) throw new ProviderError('notfound')
    return {}
  })
}

export function readAutomatic(): Promise<Response> {
  return answered(async () => ({ automatic: await isAutomatic() }))
}

export function automatic(on: boolean): Promise<Response> {
  return answered(async () => {
    await setAutomatic(on)
    return { automatic: on }
  })
}

/** Applies due events first, then answers with the content, or with the refusal and its code. */
function answered(work: () => Promise<object>): Promise<Response> {
  return database.execute(async () => {
    try {
      await applyAllDue()
      return Response.json({ data: await work() })
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause
      return Response.json(errorToWire(cause), { status: 400 })
    }
  })
}

/** Resets all simulated data. The signing key stays, so sessions of seeded players remain valid. */
export async function resetData(config: MockConfig): Promise<void> {
  setClockOffset(0) // the seed is dated relative to today
  await forgetUsers()
  if (config.mocked) await resetProvider()
}
