import { satang } from '#lib/money'
import { plainUsername } from '#lib/text/phoneNumber'
import { isoNow, newestFirst, now } from '../../clock'
import type { Misfit } from '../../database/checkedDatabase'
import { makeSeed, type Seed } from '../seed/seed'
import { keepInForce } from './keepInForce'
import { rowChecks } from './rowChecks'
import { type LedgerRow, tailOf } from './rows'
import {
  adminTables,
  dueTables,
  firstTables,
  ProviderTables,
  personTables,
  playerOrderTables,
  potTables,
  statementTables,
  supportTables,
  tables,
  yearTables,
} from './tables'
import { recount } from './totals'
import { keepBlockEnds, keepOwnMoney, keepPots, keepWeightsOnce, keyNames } from './upgrade'

/**
 * The simulated provider's own database. What must be unique is so by index, not by a check that two
 * tabs could pass at once. Every change is one transaction over all the tables that it touches.
 */
export class ProviderDatabase extends ProviderTables {
  constructor() {
    super('provider-mock', 'money')
    this.version(1).stores(firstTables)
    // Simulated data of the first version lacks most of what is needed now: it starts afresh.
    this.version(2)
      .stores(tables)
      .upgrade(async () => {
        await Promise.all(this.tables.map((table) => table.clear()))
        await this.#fill(makeSeed(now()))
      })
    this.version(3).stores(dueTables)
    this.version(4).upgrade(() => keepOwnMoney(this))
    this.version(5).stores(statementTables)
    this.version(6)
      .stores(supportTables)
      .upgrade(() => this.#writeNumbersAlike())
    this.version(7)
      .stores(yearTables)
      .upgrade(async () => {
        await keepWeightsOnce(this)
        await recount(this)
      })
    this.version(8)
      .stores(adminTables)
      .upgrade(async () => {
        await this.players.toCollection().modify((player) => {
          player.tail = tailOf(player.book_number)
        })
        await this.codes.toCollection().modify((code) => {
          code.createdAt = isoNow()
        })
      })
    this.version(9).stores(playerOrderTables)
    this.version(10)
      .stores(potTables)
      .upgrade(async () => {
        await keepPots(this)
        await keepBlockEnds(this)
      })
    this.version(11)
      .stores(personTables)
      .upgrade(() => keyNames(this))
    this.check(rowChecks)
    // Runs once, inside the transaction that creates the tables: all of the seed or none.
    this.on('populate', () => this.#start(makeSeed(now())))
  }

  /** Takes everything back to the seed, in one transaction. What cannot be used is made anew first. */
  async reset(): Promise<void> {
    await this.readyOrAnew()
    const seed = makeSeed(now())
    await this.makingRoom(() =>
      this.transaction('rw', this.tables, async () => {
        await Promise.all(this.tables.map((table) => table.clear()))
        await this.#start(seed)
      }),
    )
  }

  /** Two accounts with one number both stay: the older one has it in its one form, the later as it was written. */
  async #writeNumbersAlike(): Promise<void> {
    const players = await this.players.toArray()
    for (const { id, username } of players.toSorted((one, other) => newestFirst(other, one))) {
      const plain = plainUsername(username)
      const isTaken = (await this.players.where({ username: plain }).count()) > 0
      if (!isTaken) await this.players.update(id, { username: plain })
    }
  }

  protected override repair(misfits: readonly Misfit[]): Promise<boolean> {
    return repairRows(this, misfits)
  }

  async #start(seed: Seed): Promise<void> {
    await this.#fill(seed)
    await recount(this)
  }

  async #fill(seed: Seed): Promise<void> {
    await Promise.all([
      this.players.bulkAdd(seed.players),
      this.wallets.bulkAdd(seed.wallets),
      this.ledger.bulkAdd(seed.ledger),
      this.deposits.bulkAdd(seed.deposits),
      this.withdraws.bulkAdd(seed.withdraws),
      this.promotions.bulkAdd(seed.promotions),
      this.received.bulkAdd(seed.received),
      this.commissions.bulkAdd(seed.commissions),
      this.banners.bulkAdd(seed.banners),
      this.settings.bulkAdd(seed.settings),
      this.banks.bulkAdd(seed.banks),
      this.transferBanks.bulkAdd(seed.transferBanks),
      this.codes.bulkAdd(seed.codes),
      this.wheelPoints.bulkAdd(seed.wheelPoints),
      this.gameProviders.bulkAdd(seed.gameProviders),
    ])
  }
}

export const database = new ProviderDatabase()

/** Takes the simulated provider back to its start. */
export function resetProvider(): Promise<void> {
  return database.reset()
}

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

/**
 * Puts right what rows that were set aside leave behind: the operator's settings, what is in force
 * and the sums. Within a transaction over all tables. Whether anything was missing.
 */
async function repairRows(provider: ProviderTables, misfits: readonly Misfit[]): Promise<boolean> {
  const isSettingGone = await bringBack(provider, misfits)
  await keepInForce(provider, misfits)
  for (const userId of ownersOf(misfits)) await repairSums(provider, userId, misfits)
  if (misfits.length > 0) await recount(provider)
  return isSettingGone
}

/** Rows of the seed in the place of those that were set aside, and of settings that are gone. */
async function bringBack(provider: ProviderTables, misfits: readonly Misfit[]): Promise<boolean> {
  const seed = makeSeed(now())
  let isSettingGone = false
  for (const name of [...given, 'players'] as const) {
    const table = provider.table(name)
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
  provider: ProviderTables,
  userId: string,
  misfits: readonly Misfit[],
): Promise<void> {
  const gone = misfits.flatMap(({ table, key, row }) =>
    table === 'ledger' && Object(row).userId === userId ? Number(key) : [],
  )
  const rows = await provider.ledger.where({ userId }).sortBy('seq')
  const wallet = await provider.wallets.get(userId)
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
  await provider.ledger.bulkPut(adjustments)
  if (wallet) return
  const updatedAt = rows.at(-1)?.createdAt ?? new Date(now()).toISOString()
  await provider.wallets.put({ userId, balance: satang(balance), updatedAt })
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
