import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import {
  drawSegment,
  type SpinAnswer,
  segmentAt,
  sha256,
  spinAnswerSchema,
  spinsSchema,
  type WheelPoint,
  wheelPointSchema,
  wheelSettingSchema,
} from '#contract/rewards/rewards'
import { satang, satangFromBaht } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { dropOldColors } from '#mocks/provider/database/upgrade'
import { addPoints } from '#mocks/provider/rewards/wheel'
import { wheel } from '#mocks/provider/seed/offers'
import { settings } from '#mocks/provider/seed/site'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  day,
  fieldsOf,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { ledgerOf } from '../wallet/ledgerInvariants'

beforeAll(startProvider)
beforeEach(async () => {
  setTime(noon)
  await database.settings.bulkPut(settings)
  await database.wheelSpins.clear()
})

const path = providerPaths.wheelSpin()

async function points(person: Person): Promise<WheelPoint> {
  const { body } = await person.read(providerPaths.wheelPoint(person.id))
  return readProvider(wheelPointSchema, body)
}

async function spinner(point: number): Promise<Person> {
  const person = await newPerson()
  await addPoints(person.id, point, 'gift', person.id)
  return person
}

async function spin(person: Person, request: object = {}): Promise<SpinAnswer> {
  const { nextSeedHash } = await points(person)
  const body = await person.done(path, { clientSeed: 'mine', seedHash: nextSeedHash, ...request })
  return readProvider(spinAnswerSchema, body)
}

test('two first visits at once show the hash of one and the same seed', async () => {
  const person = await newPerson()
  const [one, other] = await Promise.all([points(person), points(person)])
  expect(one.nextSeedHash).toBe(other.nextSeedHash)
})

describe('spins of the wheel', () => {
  test('a spin follows from the seed whose hash was shown before', async () => {
    const person = await spinner(5)
    let shown = (await points(person)).nextSeedHash
    for (let count = 0; count < 5; count++) {
      const answer = await spin(person, { clientSeed: `mine ${count}` })
      expect(answer.seedHash).toBe(shown)
      expect(await sha256(answer.seed)).toBe(shown)
      expect(await drawSegment(answer.seed, answer.clientSeed, answer.weights)).toBe(
        answer.segmentId,
      )
      shown = answer.nextSeedHash
    }
    const { body } = await person.read(providerPaths.wheelSpins(person.id))
    expect(readProvider(spinsSchema, body)).toHaveLength(5)
  })

  test('a repeated spin is the same spin, and one with another payload is refused', async () => {
    const person = await spinner(3)
    const { nextSeedHash: seedHash } = await points(person)
    const request = { requestId: crypto.randomUUID(), clientSeed: 'mine', seedHash }
    const answers = await Promise.all([1, 2, 3].map(() => person.request(path, request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await points(person)).spinsToday).toBe(1)
    const other = await person.refused(path, { ...request, clientSeed: 'other' })
    expect(other['code']).toBe('requestmismatch')
  })

  test('a spin with an outdated seed hash is refused', async () => {
    const person = await spinner(3)
    const error = await person.refused(path, { clientSeed: 'a', seedHash: '0'.repeat(64) })
    expect(error['code']).toBe('wheelchanged')
    expect((await points(person)).point).toBe(3)
  })

  test('a spin is refused if the odds differ from those that were shown', async () => {
    const person = await spinner(3)
    const { nextSeedHash: seedHash } = await points(person)
    const request = { clientSeed: 'a', seedHash, version: wheel.version }
    const next = wheel.version + 1
    await database.settings.put({ key: 'wheel', value: { ...wheel, version: next } })
    expect((await person.refused(path, request))['code']).toBe('wheelchanged')
    expect((await points(person)).point).toBe(3)
    await person.done(path, { ...request, version: next })
    await database.settings.put({ key: 'wheel', value: wheel })
  })

  test('a spin is refused if the wheel or the seed has changed since the draw', async () => {
    const person = await spinner(3)
    const { nextSeedHash: seedHash } = await points(person)
    const request = { clientSeed: 'a', seedHash }
    const [first, second] = await Promise.all([
      person.request(path, request),
      person.request(path, request),
    ])
    const answers = [first, second].toSorted((one, other) => one.status - other.status)
    expect(answers).toMatchObject([{ status: 200 }, { body: { code: 'wheelchanged' } }])
    const { nextSeedHash } = await points(person)
    // The draw precedes the transaction, so its input may change in between.
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, bytes) => {
      await database.settings.put({ key: 'wheel', value: { ...wheel, version: 2 } })
      return digest(algorithm, bytes)
    })
    const late = await person.refused(path, { clientSeed: 'a', seedHash: nextSeedHash })
    expect(late['code']).toBe('wheelchanged')
    expect((await points(person)).point).toBe(2)
    await spin(person)
  })

  test('a spin is refused without enough points, and while the wheel is off', async () => {
    await database.settings.put({ key: 'wheel', value: { ...wheel, pointPerSpin: 3 } })
    const person = await spinner(2)
    const { nextSeedHash: seedHash } = await points(person)
    const request = { clientSeed: 'a', seedHash }
    expect((await person.refused(path, request))['code']).toBe('wheelpoint')
    await addPoints(person.id, 1, 'gift', 'more')
    expect((await spin(person)).pointsLeft).toBeLessThan(3)
    await database.settings.put({ key: 'wheel', value: { ...wheel, enabled: false } })
    expect((await person.refused(path, request))['code']).toBe('notavailable')
  })

  test("the wheel shows the player's points, newest first, and the spins of the wheel's own day", async () => {
    await database.settings.put({ key: 'wheel', value: { ...wheel, resetAt: '06:00' } })
    const [person, other] = [await spinner(5), await spinner(5)]
    setTime('2026-11-22T05:59:00+07:00')
    await spin(person)
    await spin(other)
    const { rows, spinsToday, userId } = await points(person)
    expect(rows.map(({ type }) => type).slice(-2)).toEqual(['spin', 'gift'])
    expect(rows.at(-1)).toMatchObject({ point: 5, createdAt: noon })
    expect([userId, spinsToday]).toEqual([person.id, 1])
    setTime('2026-11-22T06:00:00+07:00')
    expect((await points(person)).spinsToday).toBe(0)
    await spin(person)
    expect((await points(person)).spinsToday).toBe(1)
    const { body } = await person.read(providerPaths.wheelSpins(person.id))
    const moments = readProvider(spinsSchema, body).map(({ createdAt }) => createdAt)
    expect(moments).toEqual(
      ['2026-11-22T06:00:00+07:00', '2026-11-22T05:59:00+07:00'].map(Date.parse),
    )
  })

  test('a spin with a prize of zero moves no money', async () => {
    const [segment] = wheel.segments.filter(({ prizeType }) => prizeType === 'credit')
    if (!segment) throw new Error('There is one')
    const segments = [{ ...segment, amount: satangFromBaht(0), weight: 1 }]
    await database.settings.put({ key: 'wheel', value: { ...wheel, segments } })
    const person = await spinner(1)
    expect(await spin(person)).toMatchObject({ prizeType: 'credit', amount: 0, pointsLeft: 0 })
    expect(await ledgerOf(person.id)).toEqual([])
  })

  test('a spin that wins points adds them and costs its own', async () => {
    const [segment] = wheel.segments.filter(({ prizeType }) => prizeType === 'point')
    if (!segment) throw new Error('There is one')
    const segments = [{ ...segment, points: 4, weight: 1 }]
    await database.settings.put({ key: 'wheel', value: { ...wheel, segments, pointPerSpin: 1 } })
    const person = await spinner(1)
    expect(await spin(person)).toMatchObject({ prizeType: 'point', points: 4, pointsLeft: 4 })
    expect((await points(person)).point).toBe(4)
  })

  test('a spin is allowed while the budget covers the highest prize, to the satang', async () => {
    const dailyBudget = satangFromBaht(500)
    await database.settings.put({ key: 'wheel', value: { ...wheel, dailyBudget } })
    const person = await spinner(1)
    const setting = async () =>
      readProvider(wheelSettingSchema, (await person.read(providerPaths.wheelSetting())).body)
    expect((await setting()).budgetGone).toBe(false)
    const value = { ...wheel, dailyBudget: satang(dailyBudget - 1) }
    await database.settings.put({ key: 'wheel', value })
    expect((await setting()).budgetGone).toBe(true)
  })

  test('a spin that wins a code gives one for a month, only for this player', async () => {
    const segments = wheel.segments.map((one) => ({
      ...one,
      weight: one.prizeType === 'code' ? 1 : 0,
    }))
    await database.settings.put({ key: 'wheel', value: { ...wheel, segments } })
    const [person, other] = [await spinner(2), await newPerson()]
    const { code, amount, status, codeUse } = await spin(person)
    const until = noon + 30 * day
    expect(codeUse).toEqual({ status: 'usable', until })
    expect([amount, status]).toEqual([2000, 'granted'])
    expect(await ledgerOf(person.id)).toEqual([])
    const redeem = providerPaths.redeemCode()
    expect((await other.refused(redeem, { code }))['code']).toBe('codenoteligible')
    setTime(noon + 30 * day - 1)
    expect(await person.done(redeem, { code })).toMatchObject({ amount: 20, turnoverRequired: 20 })
    expect((await person.refused(redeem, { code }))['code']).toBe('codeused')
    const uses = async () => {
      const { body } = await person.read(providerPaths.wheelSpins(person.id))
      return new Set(readProvider(spinsSchema, body).map((each) => each.codeUse?.status))
    }
    expect(await uses()).toEqual(new Set(['used']))
    setTime(noon)
    const second = await spin(person)
    expect(await uses()).toEqual(new Set(['usable', 'used']))
    setTime(noon + 30 * day)
    expect((await person.refused(redeem, { code: second.code }))['code']).toBe('codeexpired')
    expect(await uses()).toEqual(new Set(['expired', 'used']))
    const { body } = await person.read(providerPaths.wheelSetting())
    expect(readProvider(wheelSettingSchema, body).codeRule).toEqual({ validDays: 30, turnoverX: 1 })
  })

  test('a spin costs a point, and points cannot become negative', async () => {
    const person = await spinner(1)
    const { nextSeedHash: seedHash } = await points(person)
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((clientSeed) => person.request(path, { clientSeed, seedHash })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = (await points(person)).rows
    expect(rows.reduce((total, { point }) => total + point, 0)).toBeGreaterThanOrEqual(0)
  })

  test('spins are limited per Bangkok day', async () => {
    await database.settings.put({ key: 'wheel', value: { ...wheel, spinPerDay: 2 } })
    const person = await spinner(9)
    setTime('2026-11-21T23:59:59+07:00')
    await spin(person)
    await spin(person)
    const { nextSeedHash: seedHash } = await points(person)
    expect((await person.refused(path, { clientSeed: 'a', seedHash }))['code']).toBe('wheeldaily')
    setTime('2026-11-22T00:00:00+07:00')
    await spin(person)
  })
})

test('prizes match the spins, however many spins there are', async () => {
  const value = {
    ...wheel,
    spinPerDay: 0,
    segments: wheel.segments.map((one) => ({ ...one, weight: 1 })),
  }
  await database.settings.put({ key: 'wheel', value })
  const person = await spinner(12)
  const spins: SpinAnswer[] = []
  for (let count = 0; count < 12; count++)
    spins.push(await spin(person, { clientSeed: `${count}` }))
  const won = spins.filter(({ prizeType }) => prizeType === 'credit')
  const rows = (await ledgerOf(person.id)).filter(({ type }) => type === 'wheel')
  expect(rows.map(({ refId, amount }) => [refId, amount])).toEqual(
    won.map(({ spinId, amount }) => [spinId, amount]),
  )
  const gained = spins.reduce(
    (total, one) => total + (one.prizeType === 'point' ? one.points : 0),
    0,
  )
  expect((await points(person)).point).toBe(gained)
  for (const { prizeType, code } of spins) expect(code !== null).toBe(prizeType === 'code')
})

test('the daily budget is never exceeded, however many players spin at once', async () => {
  const dailyBudget = satangFromBaht(1200)
  const value = {
    ...wheel,
    dailyBudget,
    segments: wheel.segments.map((one) => ({ ...one, weight: 1 })),
  }
  await database.settings.put({ key: 'wheel', value })
  const people = await Promise.all(Array.from({ length: 40 }, () => spinner(1)))
  const hashes = await Promise.all(people.map(points))
  const answers = await Promise.all(
    people.map((person, index) =>
      person.request(path, { clientSeed: 'x', seedHash: hashes[index]?.nextSeedHash }),
    ),
  )
  const given = (await database.wheelSpins.toArray()).reduce(
    (total, { amount }) => total + amount,
    0,
  )
  expect(given).toBeLessThanOrEqual(dailyBudget)
  expect(answers.some(({ body }) => fieldsOf(body)['code'] === 'wheelbudget')).toBe(true)
  const { body } = await (people[0] ?? (await spinner(1))).read(providerPaths.wheelSetting())
  expect(readProvider(wheelSettingSchema, body).budgetGone).toBe(true)
  setTime(noon + day)
})

describe('drawing a segment', () => {
  test('a segment with the weight zero is never drawn', async () => {
    const weights = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(weights, fc.string(), async (list, seed) => {
        fc.pre(list.some((weight) => weight > 0))
        const segments = list.map((weight, index) => ({ segmentId: String(index), weight }))
        const drawn = await drawSegment(seed, 'x', segments)
        expect(list[Number(drawn)]).toBeGreaterThan(0)
      }),
    )
    await expect(drawSegment('a', 'b', [{ segmentId: '1', weight: 0 }])).rejects.toThrow(RangeError)
  })

  test('weights above thirty-two bits allow no draw', async () => {
    const most = { segmentId: '1', weight: 2 ** 32 }
    expect(await drawSegment('a', 'b', [most])).toBe('1')
    const oneMore = drawSegment('a', 'b', [most, { segmentId: '2', weight: 1 }])
    await expect(oneMore).rejects.toThrow(RangeError)
  })

  test('a draw is the first number of the hash, modulo the sum of the weights', async () => {
    const segments = [0, 1, 2, 3, 4, 5, 6, 7].map((id) => ({ segmentId: String(id), weight: 1 }))
    for (let seed = 0; seed < 20; seed++) {
      const number = Number.parseInt((await sha256(`${seed}:mine:0`)).slice(0, 8), 16)
      expect(await drawSegment(String(seed), 'mine', segments)).toBe(String(number % 8))
    }
  })

  test('a number above the last whole multiple of the weights is redrawn with the next counter', async () => {
    // About every second number is, with these weights.
    const segments = [0, 1, 2, 3, 4, 5, 6, 7].map((id) => ({
      segmentId: String(id),
      weight: 2 ** 28 + 1,
    }))
    const total = 2 ** 31 + 8
    for (let seed = 0; seed < 40; seed++) {
      const numbers = await Promise.all(
        Array.from({ length: 20 }, async (_, counter) =>
          Number.parseInt((await sha256(`${seed}:mine:${counter}`)).slice(0, 8), 16),
        ),
      )
      const drawn = numbers.find((number) => number < total) ?? Number.NaN
      expect(await drawSegment(String(seed), 'mine', segments)).toBe(segmentAt(drawn, segments))
    }
  })

  test('every number belongs to one segment, according to its weight', () => {
    const total = wheel.segments.reduce((sum, { weight }) => sum + weight, 0)
    const counts = new Map<string, number>()
    for (let place = 0; place < total; place++) {
      const id = segmentAt(place, wheel.segments)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { segmentId, weight } of wheel.segments) expect(counts.get(segmentId)).toBe(weight)
  })

  test('twenty thousand draws match the odds', async () => {
    const counts = new Map<string, number>()
    for (let count = 0; count < 20_000; count++) {
      const id = await drawSegment(`seed ${count}`, 'client', wheel.segments)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    const chi = wheel.segments.reduce((sum, { segmentId, weight }) => {
      const expected = 20_000 * (weight / 10_000)
      return sum + ((counts.get(segmentId) ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(chi).toBeLessThan(24.32) // χ² with seven degrees of freedom, p = 0.001
  }, 20_000)
})

test('segments of the wheel lose their old default colour and keep a chosen one', async () => {
  const row = await database.settings.get('wheel')
  if (row?.key !== 'wheel') throw new Error('The wheel is gone')
  const colors = ['#24357a', '#123456', '#8a2be2']
  const segments = row.value.segments.map((segment, index) => ({
    ...segment,
    color: colors[index] ?? null,
  }))
  await database.settings.put({ ...row, value: { ...row.value, segments } })
  await dropOldColors(database)
  const kept = await database.settings.get('wheel')
  const shown = kept?.key === 'wheel' ? kept.value.segments.map(({ color }) => color) : []
  expect(shown.slice(0, 3)).toEqual([null, '#123456', null])
})
