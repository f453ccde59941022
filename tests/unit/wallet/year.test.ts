/** After weeks of daily use, the back ends must answer as if they read every row of the past. */
import type { Table } from 'dexie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitWindowMs } from '#contract/protection/limits'
import { pagePath, pageRows, providerPaths } from '#contract/provider'
import { type CashbackSetting, drawSegment } from '#contract/rewards/rewards'
import { retentionDays } from '#contract/wallet/moneyData'
import { satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { setClock } from '#mocks/clock'
import { database } from '#mocks/provider/database/database'
import { recount } from '#mocks/provider/database/totals'
import { cashbackIdOf, periodAt, sumsOf } from '#mocks/provider/rewards/cashbackPeriods'
import { useDaily } from '../../year/dailyUse'
import { noon, demoId as userId } from '../provider/backEnds'
import { depositOf, fieldsOf, Person, rowsOf } from '../provider/providerPlayer'
import { ledgerOf } from './ledgerInvariants'

const player = new Person(userId)
const days = 34

beforeAll(async () => {
  await useDaily({ days, until: noon, slipBytes: 64 })
  time = noon
  setClock(() => time)
  Date.now = () => time
}, 120_000)

afterAll(() => {
  Date.now = deviceNow
})

const deviceNow = Date.now

/** Time of the device's clock. */
let time = noon

const baht = (sum: number) => sum / 100
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const own = <Row extends { userId: string }>(rows: Row[]) =>
  rows.filter((row) => row.userId === userId)

describe('stored sums', () => {
  test('stored totals equal the sums of all rows', async () => {
    const kept = await database.totals.toArray()
    expect(kept.filter((row) => row.userId === userId).length).toBeGreaterThan(days)
    await recount(database)
    expect(await database.totals.toArray()).toEqual(kept)
  })

  test('sums of the limits count each window to the millisecond', async () => {
    const ledger = await ledgerOf(userId)
    const deposits = own(await database.deposits.toArray())
    const first = Date.parse(ledger.find(({ type }) => type === 'bet_sim')?.createdAt ?? '')
    const moments = [
      noon,
      noon - 3 * dayMs - 12_345,
      first + limitWindowMs['7d'],
      first + limitWindowMs['7d'] - 1,
    ]
    for (const at of moments) {
      time = at
      const { used } = await player.data(providerPaths.protection(userId))
      for (const window of ['24h', '7d', '30d'] as const) {
        const since = at - limitWindowMs[window]
        const within = ledger.filter(({ createdAt }) => Date.parse(createdAt) > since)
        const lost = -total(
          within.filter(({ refType }) => refType === 'game').map(({ amount }) => amount),
        )
        const sent = deposits.filter(
          ({ status, decidedAt }) => status === 'confirmed' && Date.parse(decidedAt ?? '') > since,
        )
        expect(fieldsOf(used)).toMatchObject({
          loss: { [window]: baht(Math.max(0, lost)) },
          deposit: { [window]: baht(total(sent.map(({ base }) => base))) },
        })
      }
    }
    time = noon
  })

  test('sums of the wallet are those of all deposits and withdrawals', async () => {
    const paid = own(await database.withdraws.toArray()).filter(({ status }) => status === 'paid')
    expect(await player.data(providerPaths.wallet(userId))).toMatchObject({
      depositTotal: baht(
        total(own(await database.deposits.toArray()).map(({ credited }) => credited)),
      ),
      withdrawTotal: baht(total(paid.map(({ amount }) => amount))),
    })
  })

  test('sums of the friends are those of all commissions', async () => {
    const rows = (await database.commissions.toArray()).filter(
      ({ inviterId }) => inviterId === userId,
    )
    const claims = (await ledgerOf(userId)).filter(({ type }) => type === 'invite')
    expect(claims.length).toBeGreaterThan(0)
    const earned = total(rows.map(({ amount }) => amount))
    const summary = await player.data(providerPaths.inviteSummary(userId))
    expect(summary).toMatchObject({
      totalCommission: baht(earned),
      availableCommission: baht(earned - total(claims.map(({ amount }) => amount))),
    })
    const friends = Object.values(fieldsOf(summary['friends'])).map(fieldsOf)
    expect(total(friends.map(({ commission }) => Math.round(Number(commission) * 100)))).toBe(
      earned,
    )
  })

  test('sums of wheel points are those of all their rows', async () => {
    const rows = own(await database.wheelPoints.toArray())
    const answer = await player.data(providerPaths.wheelPoint(userId))
    expect(answer['point']).toBe(total(rows.map(({ point }) => point)))
    expect(Object.values(fieldsOf(answer['rows'])).map((row) => fieldsOf(row)['rowId'])).toEqual(
      rows
        .map(({ seq }) => String(seq))
        .toReversed()
        .slice(0, pageRows),
    )
  })
})

describe('long lists', () => {
  const setting: CashbackSetting = {
    enabled: true,
    percent: 5,
    period: 'daily',
    cutoff: '00:00',
    minLoss: satang(10_000),
    maxAmount: satang(100_000),
    turnoverX: 1,
    claimDays: 3,
  }

  test('the list of cashback has each period as computed from the whole ledger', async () => {
    const ledger = await ledgerOf(userId)
    const rows = await rowsOf(player, providerPaths.cashback(userId))
    expect(rows.length).toBeGreaterThan(days)
    for (const { cashbackId, periodStart, ...row } of rows) {
      const period = periodAt(Date.parse(String(periodStart)), setting)
      expect(cashbackId).toBe(cashbackIdOf(userId, period.start))
      for (const [name, sum] of Object.entries(sumsOf(ledger, period, setting))) {
        expect({ cashbackId, [name]: row[name] }).toEqual({ cashbackId, [name]: baht(sum) })
      }
    }
  })

  const tables: [string, string, Table, string, string][] = [
    ['spins', providerPaths.wheelSpins(userId), database.wheelSpins, 'spinId', 'createdAt'],
    ['codes', providerPaths.codeHistory(userId), database.codeRedeems, 'redeemId', 'createdAt'],
    [
      'promotions',
      providerPaths.receivedAll(userId),
      database.received,
      'receivedId',
      'receivedAt',
    ],
  ]

  test.each(tables)(
    'the list of %s has every row once, newest first',
    async (_, path, table, key, moment) => {
      const all = own(await table.toArray())
      const rows = await rowsOf(player, path)
      expect(rows).toHaveLength(all.length)
      expect(new Set(rows.map((row) => row[key]))).toEqual(new Set(all.map((row) => row[key])))
      const moments = rows.map((row) => String(row[moment]))
      expect(moments).toEqual(moments.toSorted().toReversed())
    },
  )

  test('the list of spins includes the weights of each draw, which are stored once', async () => {
    expect(await database.wheelVersions.count()).toBe(1)
    expect(Object.keys((await database.wheelSpins.toCollection().first()) ?? {})).not.toContain(
      'weights',
    )
    const [spin = {}] = await rowsOf(player, providerPaths.wheelSpins(userId))
    const weights = Object.values(fieldsOf(spin['weights'])).map(fieldsOf)
    const drawn = await drawSegment(
      String(spin['seed']),
      String(spin['clientSeed']),
      weights.map(({ segmentId, weight }) => ({
        segmentId: String(segmentId),
        weight: Number(weight),
      })),
    )
    expect(drawn).toBe(spin['segmentId'])
  })

  test('the list of notifications has every event once, newest first', async () => {
    const rows = await rowsOf(player, providerPaths.notifications(userId))
    const moments = rows.map(({ createdAt }) => String(createdAt))
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(new Set(rows.map(({ notificationId }) => notificationId)).size).toBe(rows.length)
    const count = (kind: string) => rows.filter((row) => row['kind'] === kind).length
    const deposits = own(await database.deposits.toArray())
    const withdraws = own(await database.withdraws.toArray())
    const receipts = own(await database.received.toArray())
    const ledger = await ledgerOf(userId)
    const messages = own(await database.supportMessages.toArray())
    for (const status of ['confirmed', 'expired', 'rejected']) {
      expect(count(`deposit${status}`)).toBe(deposits.filter((row) => row.status === status).length)
    }
    for (const status of ['paid', 'rejected']) {
      expect(count(`withdraw${status}`)).toBe(
        withdraws.filter((row) => row.status === status).length,
      )
    }
    expect(count('promotionactive')).toBe(receipts.filter((row) => row.activatedAt).length)
    for (const type of ['code', 'cashback', 'wheel', 'invite']) {
      expect(count(type)).toBe(ledger.filter((row) => row.type === type).length)
    }
    expect(count('supportreply')).toBe(messages.filter(({ from }) => from === 'staff').length)
  })

  test('a list refuses an unknown cursor', async () => {
    const path = pagePath(providerPaths.wheelSpins(userId), 'nonsense')
    expect((await player.read(path)).status).toBe(400)
  })
})

const sendRequest = () => player.request(providerPaths.reality(), { everyMin: 30 })

/** @returns the time `count` days before noon */
const ago = (count: number) => new Date(noon - count * dayMs).toISOString()

/** Counts records of requests that must still be kept. */
const recent = () =>
  database.requests.where('createdAt').aboveOrEqual(ago(retentionDays.requests)).count()

describe('old data, which later requests delete', () => {
  const later = noon + 200 * dayMs

  test('data that may still be needed is never deleted', async () => {
    const [requests, slips] = [await recent(), await database.slips.toArray()]
    await sendRequest()
    expect(await recent()).toBe(requests + 1)
    expect(await database.slips.toArray()).toEqual(slips)
    expect(slips.filter(({ image }) => image?.length === 64).length).toBeGreaterThan(10)
  })

  test("a slip's picture is kept for a number of days after its deposit ended, whenever it is read", async () => {
    const { slips, deposits } = database
    const [deposit] = await deposits.where({ status: 'confirmed' }).toArray()
    if (!deposit) throw new Error('There is one')
    const ended = { depositId: 'late', requestId: 'late', createdAt: ago(100), decidedAt: ago(10) }
    await deposits.put({ ...deposit, ...ended })
    const sha256 = 'f'.repeat(64)
    const picture = { image: new Uint8Array(64), type: 'image/png', pictureAt: ago(100) } as const
    await slips.put({ sha256, depositId: 'late', createdAt: ago(100), ...picture })
    await sendRequest()
    expect((await slips.get(sha256))?.pictureAt).toBe(ago(10))
    await slips.delete(sha256)
    await deposits.delete('late')
  })

  test('old pictures, games and request records are deleted, and a slip is still known by its hash', async () => {
    const { slips, gameSessions } = database
    const [slip] = await slips.toArray()
    const image = slip?.image ?? new Uint8Array()
    time = later
    const { depositId } = await player.done(providerPaths.deposit(), depositOf(300))
    while ((await slips.filter((row) => row.image !== undefined).count()) > 0) await sendRequest()
    while ((await gameSessions.count()) > 0) await sendRequest()
    const records = await database.requests.count()
    await sendRequest()
    expect(await database.requests.count()).toBeLessThan(records)
    expect(await slips.filter((row) => row.pictureAt !== undefined).count()).toBe(0)
    const picture = Buffer.from(image).toString('base64')
    expect(
      await player.refused(providerPaths.depositSlip(), { depositId, image: picture }),
    ).toEqual({
      code: 'slipused',
    })
    time = noon
  })
})
