import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { playerRecordSchema, playerRecordsSchema, playerSchema } from '#contract/account/account'
import { inviteSummarySchema } from '#contract/invite/invite'
import {
  availablePromotionSchema,
  promotionSchema,
  promotionsSchema,
} from '#contract/promotion/promotion'
import { providerPaths, readProvider } from '#contract/provider'
import {
  banksSchema,
  bannersSchema,
  transferBanksSchema,
  webColorsSchema,
  webSettingsSchema,
  withdrawSettingsSchema,
} from '#contract/site/site'
import { balanceSchema, depositRecordsSchema, withdrawRecordsSchema } from '#contract/wallet/wallet'
import { dayMs } from '#lib/time'
import { setClock } from '#mocks/clock'
import { database } from '#mocks/provider/database/database'
import { signToken } from '#mocks/token'
import { callProvider, config, demo, demoId, noon, staffToken, startFresh } from './backEnds'

beforeAll(startFresh)

/** Calls as a player and reads the answer with its schema. */
async function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  userId = demoId,
): Promise<v.InferOutput<Schema>> {
  const { status, body } = await callProvider(path, { token: await signToken(userId) })
  expect(status).toBe(200)
  return readProvider(schema, body)
}

async function check(userId: string) {
  return callProvider(providerPaths.playerCheck(), {
    body: { userId },
    token: await signToken(userId),
  })
}

describe('accounts', () => {
  test.each([
    [{ username: '0800000000', password: 'player1234' }, 'notfound'],
    [{ username: demo.username, password: 'other' }, 'wrongpass'],
    [{ username: '0899999999', password: 'player1234' }, 'banned'],
    [{ username: '0899999999', password: 'other' }, 'wrongpass'],
  ])('the login with %j is answered with %s', async (body, marker) => {
    const answer = await callProvider(providerPaths.playerLogin(), { body })
    expect(answer).toEqual({ status: 200, body: marker })
  })

  test('a correct password is answered with the player, without the password', async () => {
    const { body } = await callProvider(providerPaths.playerLogin(), { body: demo })
    expect(v.parse(playerSchema, body)).toMatchObject({
      id: demoId,
      username: demo.username,
      status: 'active',
      credit: 125_075,
      PromotionStatus: 'active',
    })
    expect(JSON.stringify(body)).not.toMatch(/password|hash|salt/i)
  })

  test('the second demo account can log in', async () => {
    const body = { username: '0823456789', password: 'player1234' }
    const answer = await callProvider(providerPaths.playerLogin(), { body })
    expect(v.parse(playerSchema, answer.body).PromotionID).toBeNull()
  })

  test('a session is checked by its ID', async () => {
    expect(v.parse(playerSchema, (await check(demoId)).body).id).toBe(demoId)
    expect(await check('gone')).toEqual({ status: 200, body: 'notfound' })
  })
})

describe('the demo player', () => {
  test('the demo player has exactly 1,250.75 baht', async () => {
    expect(await read(balanceSchema, providerPaths.balance(demoId))).toBe(125_075)
    const { credit } = await read(playerRecordSchema, providerPaths.player(demoId))
    expect(credit).toBe(125_075)
  })

  test("the demo player's balance can be updated", async () => {
    expect(await read(balanceSchema, providerPaths.updateBalance(demoId))).toBe(125_075)
  })

  test('the demo player has a year of deposits and withdrawals, newest first, some unsuccessful', async () => {
    const deposits = await read(depositRecordsSchema, providerPaths.depositHistory(demoId))
    const withdrawals = await read(withdrawRecordsSchema, providerPaths.withdrawHistory(demoId))
    expect(deposits.length).toBeGreaterThanOrEqual(60)
    expect(withdrawals.length).toBeGreaterThanOrEqual(20)
    const moments = deposits.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted((first, second) => second - first))
    expect(noon - Math.min(...moments)).toBeGreaterThan(350 * dayMs)
    expect(Math.max(...moments)).toBeLessThan(noon)
    expect(new Set(deposits.map(({ status }) => status))).toEqual(
      new Set(['confirmed', 'expired', 'rejected', 'cancelled']),
    )
    expect(new Set(withdrawals.map(({ status }) => status))).toEqual(new Set(['paid', 'rejected']))
  })

  test('the demo player has one promotion with partly completed turnover', async () => {
    const { active, promotions } = await read(
      availablePromotionSchema,
      providerPaths.availablePromotion(demoId),
    )
    expect(active?.turnoverDone).toBeGreaterThan(0)
    expect(active?.turnoverDone).toBeLessThan(active?.turnoverRequired ?? 0)
    expect(active?.expiresAt).toBeGreaterThan(noon)
    expect(promotions.map(({ PromotionID }) => PromotionID)).not.toContain('P1') // only for new members
  })

  test('the demo player has friends with masked numbers', async () => {
    const summary = await read(inviteSummarySchema, providerPaths.inviteSummary(demoId))
    expect(summary.friendTotal).toBe(6)
    expect(summary.inviteLink).toBe(`${config.apiOrigin}/register?ref=${demoId}`)
    expect(summary.availableCommission).toBe(summary.totalCommission)
    for (const { maskedUsername } of summary.friends) expect(maskedUsername).toMatch(/^..\*{6}..$/)
  })
})

describe('the site', () => {
  test('the site has banners whose alternative texts describe them', async () => {
    const banners = await read(bannersSchema, providerPaths.banners())
    expect(banners).toHaveLength(5)
    for (const { imageUrl, alt } of banners) {
      expect(imageUrl).toMatch(/^data:image\/svg\+xml,/)
      expect(alt.length).toBeGreaterThan(10)
    }
  })

  test('the site has one set of colours, texts and withdrawal rules', async () => {
    const [color] = await read(webColorsSchema, providerPaths.webColor())
    expect(Object.values(color ?? {})).not.toContain(null)
    const [site] = await read(webSettingsSchema, providerPaths.webSetting())
    expect(site).toMatchObject({ logoUrl: '/icons/icon.svg', minAge: 20, currencyUnit: 'baht' })
    const [withdraw] = await read(withdrawSettingsSchema, providerPaths.withdrawSetting())
    expect(withdraw).toMatchObject({ minWithdraw: 10_000, openFrom: '00:30' })
  })

  test('the site has twelve banks, and its own accounts behind the secret segment', async () => {
    expect(await read(banksSchema, providerPaths.banks())).toHaveLength(12)
    const path = providerPaths.transferBanks(config.transferBankSegment)
    expect((await read(transferBanksSchema, path)).length).toBeGreaterThan(1)
    const token = await signToken(demoId)
    expect((await callProvider(providerPaths.transferBanks('guess'), { token })).status).toBe(404)
  })

  test('the site has eight promotions, and lists the running ones', async () => {
    const running = await read(promotionsSchema, providerPaths.promotions())
    expect(running.map(({ PromotionID }) => PromotionID)).toEqual([
      'P1',
      'P2',
      'P3',
      'P4',
      'P5',
      'P6',
    ])
    const ended = await read(promotionSchema, providerPaths.promotion('P7'))
    expect(ended.PromotionStatus).toBe('ended')
    expect((await callProvider(providerPaths.promotion('P99'))).body).toBe('notfound')
  })
})

test('an admin reads all players', async () => {
  const token = await staffToken()
  const { body } = await callProvider(providerPaths.players(), { token })
  const players = readProvider(playerRecordsSchema, body)
  expect(players.length).toBeGreaterThanOrEqual(40)
  expect(players.find(({ id }) => id === demoId)?.credit).toBe(125_075)
  expect(JSON.stringify(body)).not.toMatch(/password|hash|salt/i)
})

test("former staff, and staff without the right to account numbers, cannot read players' rows", async () => {
  const [path, token] = [providerPaths.players(), await staffToken('support')]
  expect((await callProvider(path, { token })).status).toBe(401)
  await staffToken()
  expect((await callProvider(path, { token })).status).toBe(200)
  await database.admins.update('A1', { status: 'disabled' })
  expect((await callProvider(path, { token })).status).toBe(401)
  await database.admins.update('A1', { status: 'active', endedBefore: noon + 1000 })
  setClock(() => noon + 1000)
  expect((await callProvider(path, { token })).status).toBe(401)
})

test('a player cannot read the internal data of staff and the back end', async () => {
  await database.players.update(demoId, { tags: ['watch'], devices: ['0123456789abcdef'] })
  const { body } = await callProvider(providerPaths.player(demoId), {
    token: await signToken(demoId),
  })
  const { data } = Object(body)
  expect(data).toMatchObject({ id: demoId, book_name: expect.any(String) })
  expect(JSON.stringify(data)).not.toMatch(/watch|0123456789abcdef|"tail"|sessionsFrom/)
})
