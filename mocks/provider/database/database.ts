import { satang } from '#lib/money'
import { plainUsername } from '#lib/text/phoneNumber'
import { isoNow, newestFirst, now } from '../../clock'
import { type DamagedRow, quarantinedRows, settle } from '../../database/checkedDatabase'
import { makeSeed, type Seed } from '../seed/seed'
import { rowChecks } from './rowChecks'
import { tailOf } from './rows'
import {
  adminTables,
  dueTables,
  endedTables,
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
 * The simulated provider's database. Unique indexes enforce uniqueness, because a check could pass in two tabs
 * at once. Every change is one transaction over all tables that it touches.
 */
export class ProviderDatabase extends ProviderTables {
  constructor() {
    super('provider-mock', 'money')
    this.version(1).stores(firstTables)
    // Simulated data of the first version lacks too much, so it is replaced by the seed.
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
    this.version(12).stores(endedTables)
    this.check(rowChecks)
    // Runs once, inside the transaction that creates the tables: the whole seed or nothing.
    this.on('populate', () => this.#start(makeSeed(now())))
  }

  /** Resets everything to the seed, in one transaction. An unusable database is created again first. */
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

  /** Keeps two accounts with one number: the older gets the normalised form, the later keeps its spelling. */
  async #writeNumbersAlike(): Promise<void> {
    const players = await this.players.toArray()
    for (const { id, username } of players.toSorted((one, other) => newestFirst(other, one))) {
      const plain = plainUsername(username)
      const isTaken = (await this.players.where({ username: plain }).count()) > 0
      if (!isTaken) await this.players.update(id, { username: plain })
    }
  }

  protected override repair(damaged: readonly DamagedRow[]): Promise<boolean> {
    return repairRows(this, damaged)
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

/** Resets the simulated provider; rows in quarantine no longer block players. */
export async function resetProvider(): Promise<void> {
  await database.reset()
  await settle((await quarantinedRows()).filter((row) => row.database === database.name))
}

/** Tables of the operator that are not changed here, so the seed can restore them. */
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
 * Repairs what quarantined rows affect and what other rows determine: the operator's settings, wallet
 * balances, totals. A player's own data waits for their decision (`provider/quarantine.ts`). Joins a
 * transaction over all tables.
 * @returns whether a setting was missing
 */
async function repairRows(
  provider: ProviderTables,
  damaged: readonly DamagedRow[],
): Promise<boolean> {
  const isSettingGone = await bringBack(provider, damaged)
  for (const { table, key } of damaged) {
    if (table === 'wallets') await rebuildWallet(provider, String(key))
  }
  if (damaged.length > 0) await recount(provider)
  return isSettingGone
}

/** Restores quarantined rows and missing settings from the seed. */
async function bringBack(
  provider: ProviderTables,
  damaged: readonly DamagedRow[],
): Promise<boolean> {
  const seed = makeSeed(now())
  let isSettingGone = false
  for (const name of [...given, 'players'] as const) {
    const table = provider.table(name)
    const { keyPath } = table.schema.primKey
    for (const row of seed[name]) {
      const key = String(Reflect.get(row, String(keyPath)))
      const isGone = damaged.some((one) => one.table === name && one.key === key)
      const isMissing = name === 'settings' && (await table.get(key)) === undefined
      if (isGone || isMissing) await table.put(row)
      isSettingGone ||= isMissing
    }
  }
  return isSettingGone
}

/** Takes the balance from the player's last ledger entry. */
async function rebuildWallet({ ledger, wallets }: ProviderTables, userId: string): Promise<void> {
  const last = (await ledger.where({ userId }).sortBy('seq')).at(-1)
  const balance = last?.balanceAfter ?? satang(0)
  await wallets.put({ userId, balance, updatedAt: last?.createdAt ?? isoNow() })
}
