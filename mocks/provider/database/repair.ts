/** What a row set aside leaves behind is put right: the operator's settings and the sums. */
import { satang } from '#lib/money'
import { now } from '../../clock'
import type { Misfit } from '../../database/checkedDatabase'
import { makeSeed } from '../seed/seed'
import type { ProviderTables } from './providerTables'
import type { LedgerRow } from './rows'
import { recount } from './totals'

/** What the operator set and nobody changes here: the seed has it again. */
const given = [
  'settings',
  'banks',
  'transferBanks',
  'promotions',
  'banners',
  'codes',
  'gameProviders',
] as const

/** Within a transaction over all tables. Whether anything was missing. */
export async function repairRows(
  database: ProviderTables,
  misfits: readonly Misfit[],
): Promise<boolean> {
  const isSettingGone = await bringBack(database, misfits)
  for (const userId of ownersOf(misfits)) await repairSums(database, userId, misfits)
  if (misfits.length > 0) await recount(database)
  return isSettingGone
}

/** Rows of the seed in the place of those that were set aside, and of settings that are gone. */
async function bringBack(database: ProviderTables, misfits: readonly Misfit[]): Promise<boolean> {
  const seed = makeSeed(now())
  let isSettingGone = false
  for (const name of [...given, 'players'] as const) {
    const table = database.table(name)
    const { keyPath } = table.schema.primKey
    for (const row of seed[name]) {
      const key = String(Reflect.get(row, String(keyPath)))
      const isGone = misfits.some((misfit) => misfit.table === name && misfit.key === key)
      const isMissing = name === 'settings' && (await table.get(key)) === undefined
      if (isGone || isMissing) await table.put(row)
      isSettingGone ||= isMissing
    }
  }
  return isSettingGone
}

/** Whose sums a row of the ledger or a wallet was part of. */
function ownersOf(misfits: readonly Misfit[]): Set<string> {
  const owners = misfits.flatMap(({ table, row }) => {
    if (table !== 'ledger' && table !== 'wallets') return []
    const owner: unknown = Object(row).userId
    return typeof owner === 'string' ? [owner] : []
  })
  return new Set(owners)
}

/**
 * The ledger's rows carry the balance after each: where one is gone, the next tells what it moved, and
 * the wallet what the last one did. An adjustment takes its place, so that the rows add up again.
 */
async function repairSums(
  database: ProviderTables,
  userId: string,
  misfits: readonly Misfit[],
): Promise<void> {
  const gone = misfits.flatMap(({ table, key, row }) =>
    table === 'ledger' && Object(row).userId === userId ? Number(key) : [],
  )
  const rows = await database.ledger.where({ userId }).sortBy('seq')
  const wallet = await database.wallets.get(userId)
  const adjustments: LedgerRow[] = []
  let balance = 0
  let last = -1
  // Awaits nothing on its way: a transaction is lost over long work that asks nothing of it.
  const goOn = (before: number, seq: number) => {
    const place = gone.find((one) => one > last && one < seq)
    if (place !== undefined && before !== balance) {
      adjustments.push(adjustment(userId, place, balance, before))
    }
    last = seq
  }
  for (const { seq = 0, amount, balanceAfter } of rows) {
    goOn(balanceAfter - amount, seq)
    balance = balanceAfter
  }
  if (wallet) goOn(wallet.balance, Infinity)
  await database.ledger.bulkPut(adjustments)
  if (wallet) return
  const updatedAt = rows.at(-1)?.createdAt ?? new Date(now()).toISOString()
  await database.wallets.put({ userId, balance: satang(balance), updatedAt })
}

function adjustment(userId: string, seq: number, from: number, to: number): LedgerRow {
  return {
    seq,
    userId,
    type: to > from ? 'adjust_add' : 'adjust_sub',
    amount: satang(to - from),
    balanceAfter: satang(to),
    refType: 'admin',
    refId: 'set-aside',
    idemKey: `set-aside:${seq}`,
    actor: 'device',
    reason: 'set-aside',
    createdAt: new Date(now()).toISOString(),
  }
}
