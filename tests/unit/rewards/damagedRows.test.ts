/** Tests damaged rows of the rewards, in each of their fields. */
import type { Table } from 'dexie'
import type * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inviteSummarySchema } from '#contract/invite/invite'
import {
  availablePromotionSchema,
  promotionsSchema,
  receivedListSchema,
} from '#contract/promotion/promotion'
import { protectionSchema } from '#contract/protection/limits'
import { providerPaths, readProvider } from '#contract/provider'
import {
  cashbacksSchema,
  redemptionsSchema,
  spinsSchema,
  wheelPointSchema,
} from '#contract/rewards/rewards'
import { walletSchema } from '#contract/wallet/wallet'
import { database } from '#mocks/provider/database/database'
import { demoId } from '../provider/backEnds'
import { Person, startProvider } from '../provider/providerPlayer'

const person = new Person(demoId)

/** Reads everything that the reward pages request, with their schemas. */
async function expectAllReadable(about: string): Promise<void> {
  const reads = [
    [providerPaths.cashback(demoId), cashbacksSchema],
    [providerPaths.codeHistory(demoId), redemptionsSchema],
    [providerPaths.wheelPoint(demoId), wheelPointSchema],
    [providerPaths.wheelSpins(demoId), spinsSchema],
    [providerPaths.promotions(), promotionsSchema],
    [providerPaths.availablePromotion(demoId), availablePromotionSchema],
    [providerPaths.receivedAll(demoId), receivedListSchema],
    [providerPaths.protection(demoId), protectionSchema],
    [providerPaths.inviteSummary(demoId), inviteSummarySchema],
    [providerPaths.wallet(demoId), walletSchema],
  ] as const
  for (const [path, schema] of reads) {
    const { status, body } = await person.read(path)
    expect({ about, path, status }).toEqual({ about, path, status: 200 })
    expect(() => readProvider<v.GenericSchema>(schema, body), `${about}: ${path}`).not.toThrow()
  }
}

/** Writes a row without any validation. */
function put({ name }: Table, row: object): Promise<void> {
  const store = database.backendDB().transaction(name, 'readwrite').objectStore(name)
  return new Promise((resolve, reject) => {
    const asking = store.put(row)
    asking.onsuccess = () => resolve()
    asking.onerror = () => reject(asking.error)
  })
}

const wrong: unknown[] = [undefined, null, 'x', {}, -1.5, 1e300]

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await startProvider()
  await person.read(providerPaths.cashback(demoId))
  await person.read(providerPaths.wheelPoint(demoId))
  const active = await database.received.where({ activeKey: demoId }).first()
  await person.done(providerPaths.cancelPromotion(), { receivedId: active?.receivedId })
  await person.done(providerPaths.redeemCode(), { code: 'ARCADE-5588' })
  const { nextSeedHash } = readProvider(
    wheelPointSchema,
    (await person.read(providerPaths.wheelPoint(demoId))).body,
  )
  await person.done(providerPaths.wheelSpin(), { clientSeed: 'a', seedHash: nextSeedHash })
  await person.done(providerPaths.limit(), { kind: 'deposit', window: '24h', amount: 500 })
  await person.done(providerPaths.limit(), { kind: 'session', window: '24h', minutes: 60 })
})

const own = (row: object) => 'userId' in row && row.userId === demoId

const rewards: [string, Table<object>, (row: object) => boolean][] = [
  ['cashback', database.cashbacks, own],
  ['wheel points', database.wheelPoints, own],
  ['spins', database.wheelSpins, own],
  ['the next seed', database.wheelSeeds, own],
  ['redeemed codes', database.codeRedeems, own],
  ['promotions taken', database.received, own],
  ['promotions', database.promotions, () => true],
  ['limits', database.limits, own],
  ['turnover of codes', database.obligations, own],
  ['invited friends', database.commissions, () => true],
]

test('a block with an unreadable kind applies as a self-exclusion', async () => {
  await person.done(providerPaths.exclude(), { period: '7d' })
  const block = await database.blocks.where({ userId: demoId }).first()
  for (const kind of wrong) {
    await put(database.blocks, { ...block, kind })
    await expectAllReadable(`kind: ${JSON.stringify(kind)}`)
    const { body } = await person.read(providerPaths.protection(demoId))
    expect(readProvider(protectionSchema, body).block?.kind).toBe('exclude')
  }
})

describe.each(rewards)('a damaged row of %s', (_, table, isMeant) => {
  test('a damaged row hides nothing else, whichever of its fields is damaged', async () => {
    const row = (await table.toArray()).find(isMeant)
    const keys = [table.schema.primKey, ...table.schema.indexes].map(({ name }) => name)
    const fields = Object.keys(row ?? {}).filter((name) => !keys.join().includes(name))
    expect(fields).not.toEqual([])
    for (const field of fields) {
      for (const value of wrong) {
        await put(table, { ...row, [field]: value })
        await expectAllReadable(`${field}: ${JSON.stringify(value) ?? 'left out'}`)
      }
    }
    // Makes a call for each wrong value of each field, on a processor that also runs a build.
  }, 180_000)
})
