import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { playerRecordSchema } from '#contract/account/account'
import { gameProvidersSchema } from '#contract/games/games'
import { supportThreadSchema } from '#contract/help/support'
import { inviteSettingSchema } from '#contract/invite/invite'
import { notificationsSchema } from '#contract/notifications/notification'
import { receivedListSchema } from '#contract/promotion/promotion'
import { protectionSchema } from '#contract/protection/limits'
import { extensionRoutes, providerPaths, readProvider } from '#contract/provider'
import {
  cashbackSettingSchema,
  cashbacksSchema,
  redemptionsSchema,
  spinsSchema,
  wheelPointSchema,
  wheelSettingSchema,
} from '#contract/rewards/rewards'
import { rulesSchema } from '#contract/site/rules'
import { statementPageSchema } from '#contract/wallet/statement'
import { walletSchema } from '#contract/wallet/wallet'
import { database } from '#mocks/provider/database/database'
import { signToken } from '#mocks/token'
import * as fc from '../../properties'
import { callProvider, demoId, staffToken } from './backEnds'
import { Person, startProvider } from './providerPlayer'

beforeAll(startProvider)

const demo = new Person(demoId)

const reads: [path: string, schema: v.GenericSchema][] = [
  [providerPaths.wallet(demoId), walletSchema],
  [providerPaths.statement(demoId), statementPageSchema],
  [providerPaths.receivedToday(demoId), receivedListSchema],
  [providerPaths.receivedAll(demoId), receivedListSchema],
  [providerPaths.codeHistory(demoId), redemptionsSchema],
  [providerPaths.wheelPoint(demoId), wheelPointSchema],
  [providerPaths.wheelSpins(demoId), spinsSchema],
  [providerPaths.cashback(demoId), cashbacksSchema],
  [providerPaths.protection(demoId), protectionSchema],
  [providerPaths.notifications(demoId), notificationsSchema],
  [providerPaths.support(demoId), supportThreadSchema],
]

const settings: [path: string, schema: v.GenericSchema][] = [
  [providerPaths.wheelSetting(), wheelSettingSchema],
  [providerPaths.cashbackSetting(), cashbackSettingSchema],
  [providerPaths.inviteSetting(), inviteSettingSchema],
  [providerPaths.gameProviders(), gameProvidersSchema],
  [providerPaths.rules(), rulesSchema],
]

test.each([...reads, ...settings])('the path %s answers as agreed', async (path, schema) => {
  const { status, body } = await demo.read(path)
  expect(status).toBe(200)
  expect(() => readProvider(schema, body)).not.toThrow()
})

test.each(reads)('the path %s is only for its player', async (path) => {
  expect((await callProvider(path)).status).toBe(401)
  expect((await new Person('M1002').read(path)).status).toBe(403)
})

test('an admin reads the rows of all players', async () => {
  const token = await staffToken()
  for (const [path] of reads) expect((await callProvider(path, { token })).status).toBe(200)
})

test('an unknown player has nothing to read', async () => {
  const nobody = new Person('nobody')
  expect((await nobody.read(providerPaths.wallet(nobody.id))).body).toBe('notfound')
  expect((await nobody.read(providerPaths.updateBalance(nobody.id))).body).toBe('notfound')
  expect(await nobody.data(providerPaths.protection(nobody.id))).toMatchObject({
    limits: [],
    block: null,
    everyMin: null,
  })
})

test('the settings have amounts in baht', async () => {
  const read = (path: string) => demo.data(path)
  expect(await read(providerPaths.cashbackSetting())).toMatchObject({
    minLoss: 100,
    maxAmount: 1000,
    percent: 5,
  })
  const { body } = await demo.read(providerPaths.inviteSetting())
  expect(readProvider(inviteSettingSchema, body)).toMatchObject({
    levels: [{ level: 1, percent: 1 }],
    qualifyDeposit: 5000,
    minClaim: 2000,
  })
  const wheel = readProvider(
    wheelSettingSchema,
    (await demo.read(providerPaths.wheelSetting())).body,
  )
  expect(wheel.segments[1]).toMatchObject({ segmentId: 'W2', prizeType: 'credit', amount: 500 })
})

test('a single deposit or withdrawal is only for its player', async () => {
  const deposit = await database.deposits.where({ userId: demoId }).first()
  const withdraw = await database.withdraws.where({ userId: demoId }).first()
  for (const path of [
    providerPaths.depositTransaction(deposit?.depositId ?? ''),
    providerPaths.withdrawTransaction(withdraw?.withdrawId ?? ''),
  ]) {
    expect((await demo.read(path)).status).toBe(200)
    expect((await new Person('M1002').read(path)).status).toBe(403)
  }
  for (const unknown of [
    providerPaths.depositTransaction('nobodys'),
    providerPaths.withdrawTransaction('nobodys'),
  ]) {
    expect((await demo.read(unknown)).status).toBe(403)
  }
})

const reading = /\/:id$|^\/setting\//
const posts = Object.values(extensionRoutes).filter((path) => !reading.test(path))

describe.each(posts)('POST %s', (path) => {
  const requestId = '6b0e2e5c-9f0a-4e5c-8a55-0f1f0e4d7a10'

  test('the request is refused for another player and for an admin', async () => {
    const body = { ...everything, requestId, userId: demoId }
    for (const token of [undefined, await signToken('M1002'), await staffToken()]) {
      const { status } = await callProvider(path, { body, token })
      expect([401, 403]).toContain(status)
    }
  })

  test('the request answers hostile bodies with a reason and leaves the ledger unchanged', async () => {
    const before = await database.ledger.count()
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'ก็ํ๊', -1, 1e308, null))
    const request = fc.record(
      {
        requestId: fc.oneof(fc.uuid(), value),
        ...Object.fromEntries(Object.keys(everything).map((name) => [name, value])),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(request, async (content) => {
        const body = { ...content, userId: 'nobody' }
        const token = await signToken('nobody')
        const answer = await callProvider(path, { body, token })
        expect(answer.status).toBe(400)
        expect(answer.body).toEqual(
          expect.toBeOneOf([
            expect.objectContaining({ code: expect.any(String) }),
            { message: expect.any(String) },
          ]),
        )
      }),
      { numRuns: 25 },
    )
    expect(await database.ledger.count()).toBe(before)
  })
})

/** Value for every field of every request. */
const everything = {
  amount: 100,
  transferBankID: 'T1',
  channel: 'bank',
  PromotionID: 'P6',
  depositId: 'D1',
  image: 'AAAA',
  receivedId: 'R1',
  code: 'X',
  cashbackId: 'C1',
  clientSeed: 'x',
  seedHash: '0'.repeat(64),
  providerCode: 'NOVA',
  session: 'x',
  stake: 1,
  side: 'low',
  kind: 'deposit',
  window: '24h',
  minutes: 60,
  limitId: 'X1',
  version: 1,
  period: '24h',
  everyMin: 15,
  endpoint: 'https://push.test/x',
  p256dh: 'x',
  auth: 'x',
  groups: [],
  nickname: 'x',
  avatar: 'sun',
  password: 'x',
  newPassword: 'y',
  text: 'x',
  about: null,
}

test('a player can change their nickname and avatar, and nothing else', async () => {
  const request = { nickname: ' ดาว ', avatar: 'star', credit: 1e6, status: 'banned', name: 'x' }
  const body = await demo.done(providerPaths.updateProfile(), request)
  expect(v.parse(playerRecordSchema, body)).toMatchObject({
    nickname: 'ดาว',
    avatar: 'star',
    credit: 125_075,
    status: 'active',
  })
})
