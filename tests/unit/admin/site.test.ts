import { beforeEach, describe, expect, test } from 'vitest'
import type { SettingName } from '#contract/admin/calls'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { callProvider, config } from '../provider/backEnds'
import {
  advance,
  clockTime,
  depositOf,
  type Fields,
  fieldsOf,
  hour,
  iso,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { StaffMember, startOperator } from './staff'

beforeEach(startOperator)

async function read(staff: StaffMember, name: SettingName): Promise<Fields> {
  return staff.read('setting', {}, name)
}

/** Saves the changed setting as the owner, with the cashier's approval if it is looser. */
async function save(name: SettingName, change: (value: Fields) => unknown): Promise<Fields> {
  const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
  const { value, version } = await read(owner, name)
  const request = { name, version, value: change(fieldsOf(value)) }
  return owner.agreed(callFor(name), request, cashier)
}

function callFor(name: SettingName) {
  return ['wheel', 'cashback', 'invite'].includes(name) ? 'saveOffer' : 'saveSetting'
}

/** @returns a change that edits one row of a list */
function withRow(index: number, changes: object): (value: Fields) => unknown {
  return (value) =>
    Object.values(value).map((row, place) =>
      place === index ? { ...fieldsOf(row), ...changes } : row,
    )
}

function withWeights(weight: number): (value: Fields) => unknown {
  return (value) => ({
    ...value,
    segments: Object.values(fieldsOf(value['segments'])).map((segment) => ({
      ...fieldsOf(segment),
      weight,
    })),
  })
}

const withFields = (changes: object) => (value: Fields) => ({ ...value, ...changes })

/** @returns an inline picture with `length` characters */
function inlinePicture(length: number): string {
  return 'data:image/jpeg;base64,'.padEnd(length, 'A')
}

test('banners with pictures from the device are stored whole, and players see them at once', async () => {
  const imageUrl = inlinePicture(190_000)
  await save('banner', (rows) =>
    Object.values(rows).map((row) => ({ ...fieldsOf(row), imageUrl, status: 'on' })),
  )
  const { body } = await callProvider(providerPaths.banners())
  const shown = Object.values(fieldsOf(fieldsOf(body)['data'])).map(fieldsOf)
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.every((banner) => banner['imageUrl'] === imageUrl)).toBe(true)
  // Neither the audit nor the stored request keeps another copy.
  const kept = JSON.stringify([await database.audit.toArray(), await database.requests.toArray()])
  expect(kept).not.toContain(imageUrl.slice(0, 1000))
})

describe('settings', () => {
  test('a setting with an error is refused as a whole, and the error names its field', async () => {
    const mistakes: [SettingName, string, string, (value: Fields) => unknown][] = [
      ['banner', '0.alt', 'required', withRow(0, { alt: '' })],
      ['banner', '0.linkTo', 'link', withRow(0, { linkTo: 'javascript:alert(1)' })],
      [
        'banner',
        '0.imageUrl',
        'picture',
        withRow(0, { imageUrl: 'https://elsewhere.example/a.png' }),
      ],
      ['banner', '0.imageUrl', 'pictureSize', withRow(0, { imageUrl: inlinePicture(200_001) })],
      [
        'banner',
        '0.endAt',
        'order',
        withRow(0, { startAt: '2026-12-02T00:00:00Z', endAt: '2026-12-01T00:00:00Z' }),
      ],
      ['banner', '', 'duplicate', withRow(0, { bannerID: 'N2' })],
      ['colorsetting', 'menuBG', 'color', withFields({ menuBG: 'url(x)' })],
      ['colorsetting', 'mainText', 'contrast', withFields({ mainText: '#1c2a5a' })],
      ['websetting', 'lineUrl', 'https', withFields({ lineUrl: 'http://line.example' })],
      ['websetting', 'minAge', 'number', withFields({ minAge: 12 })],
      [
        'websetting',
        'maintenance.message',
        'required',
        withFields({ maintenance: { on: true, message: '', until: null } }),
      ],
      [
        'websetting',
        'maintenance.until',
        'past',
        withFields({ maintenance: { on: true, message: 'Soon', until: '2026-01-01T00:00:00Z' } }),
      ],
      ['withdraw', 'maxWithdraw', 'minMax', withFields({ minWithdraw: 60_000 })],
      ['withdraw', 'maxPerDay', 'dayMax', withFields({ maxPerDay: 40_000 })],
      ['withdraw', 'fee', 'fee', withFields({ fee: 100 })],
      ['withdraw', 'openTo', 'hours', withFields({ openFrom: '09:00', openTo: '09:00' })],
      ['withdraw', 'openTo', 'time', withFields({ openTo: '25:00' })],
      ['transferbank', '0.maxDeposit', 'minMax', withRow(0, { minDeposit: 60_000 })],
      ['transferbank', '0.openFrom', 'time', withRow(0, { openFrom: '7:00' })],
      ['transferbank', '0.book_number', 'bookNumber', withRow(0, { book_number: '123456789' })],
      ['transferbank', '0.bank_code', 'bankCode', withRow(0, { bank_code: 'NONE' })],
      ['transferbank', '', 'removed', (value) => Object.values(value).slice(1)],
      ['bank', '', 'removed', (value) => Object.values(value).slice(1)],
      ['bank', '0.bank_name', 'renamed', withRow(0, { bank_name: 'Another name' })],
      ['gameprovider', '0.maintenanceUntil', 'required', withRow(0, { status: 'maintenance' })],
      [
        'gameprovider',
        '0.windows',
        'past',
        withRow(0, { windows: [{ from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }] }),
      ],
      [
        'gameprovider',
        '0.windows',
        'overlap',
        withRow(0, {
          windows: [
            { from: '2027-01-01T00:00:00Z', until: '2027-01-03T00:00:00Z' },
            { from: '2027-01-02T00:00:00Z', until: '2027-01-04T00:00:00Z' },
          ],
        }),
      ],
      ['cashback', 'percent', 'percent', withFields({ percent: 101 })],
      ['cashback', 'maxAmount', 'aboveZero', withFields({ maxAmount: 0 })],
      [
        'invite',
        'levels.0.percent',
        'percent',
        withFields({ levels: [{ level: 1, percent: 60 }] }),
      ],
      ['wheel', 'dailyBudget', 'budget', withFields({ dailyBudget: 10 })],
      ['wheel', 'segments', 'weights', withWeights(0)],
      ['wheel', 'segments.0.weight', 'number', withWeights(-1)],
      ['risk', 'bankChanged.hours', 'number', withFields({ bankChanged: { on: true, hours: 0 } })],
    ]
    const owner = await StaffMember.logIn('owner')
    for (const [name, field, error, change] of mistakes) {
      const before = await read(owner, name)
      const value = change(fieldsOf(before['value']))
      const request = { name, version: before['version'], value }
      const errorBody = await owner.refused(callFor(name), request)
      expect(errorBody).toMatchObject({ code: 'invalid', field, error })
      expect(await read(owner, name)).toEqual(before)
    }
  })

  test('only one of two simultaneous edits of a setting is saved', async () => {
    const [one, other] = [await StaffMember.logIn('owner'), await StaffMember.logIn('owner')]
    const { value, version } = await read(one, 'websetting')
    const request = { name: 'websetting', version, value: { ...fieldsOf(value), minAge: 21 } }
    expect(await one.done('saveSetting', request)).toMatchObject({ version: 1 })
    const error = await other.refused('saveSetting', request)
    expect(error).toMatchObject({ code: 'versionchanged' })
  })

  test('the owner edits all settings, and the cashier only those of offers', async () => {
    const cashier = await StaffMember.logIn('cashier')
    const color = await read(cashier, 'colorsetting')
    const answer = await cashier.request('saveSetting', { name: 'colorsetting', ...color })
    expect(answer.status).toBe(403)
    const wheel = await read(cashier, 'wheel')
    await cashier.done('saveOffer', { name: 'wheel', ...wheel })
    const byTheBack = await cashier.refused('saveOffer', { name: 'colorsetting', ...color })
    expect(byTheBack).toMatchObject({ code: 'notfound' })
  })
})

describe('saved settings, which players get at once', () => {
  test('saved colours and banners reach players at once, in the saved order', async () => {
    await save('colorsetting', withFields({ headerBarTop: '#0a0a0a' }))
    const colors = await callProvider(providerPaths.webColor(), {})
    expect(colors.body).toMatchObject({ data: [{ headerBarTop: '#0a0a0a' }] })
    await save('banner', (value) =>
      Object.values(value)
        .toReversed()
        .map((row, sort) => ({ ...fieldsOf(row), sort })),
    )
    const banners = await callProvider(providerPaths.banners(), {})
    expect(banners.body).toMatchObject({ data: [{ bannerID: 'N5' }, {}, {}, {}, {}] })
  })

  test('saved withdrawal limits, banks and receiving accounts apply to players at once', async () => {
    const person = await newPerson(1000)
    await save('withdraw', withFields({ minWithdraw: 500 }))
    const error = await person.refused(providerPaths.withdraw(), { amount: 200 })
    expect(error).toMatchObject({ code: 'belowminwithdraw', min: 500 })
    await save('transferbank', withRow(0, { status: 'off' }))
    const path = providerPaths.transferBanks(config.transferBankSegment)
    expect(JSON.stringify((await person.read(path)).body)).not.toContain('"T1"')
  })

  test('a maintenance window closes a game house while it lasts', async () => {
    const person = await newPerson(100)
    const from = iso(clockTime() + hour)
    const until = iso(clockTime() + 2 * hour)
    await save('gameprovider', withRow(0, { windows: [{ from, until }] }))
    const request = { providerCode: 'NOVA' }
    advance(hour + 1)
    expect(await person.refused(providerPaths.loginLink(), request)).toMatchObject({
      code: 'providerdown',
    })
    advance(hour)
    await person.done(providerPaths.loginLink(), request)
  })

  test('site maintenance has an end that players can read', async () => {
    const until = iso(clockTime() + hour)
    await save('websetting', withFields({ maintenance: { on: true, message: 'Soon', until } }))
    const { body } = await callProvider(providerPaths.webSetting(), {})
    expect(body).toMatchObject({ data: [{ maintenance: { on: true, until } }] })
  })

  test('players cannot start anything new while the site is closed, but can still set limits', async () => {
    const person = await newPerson(1000)
    const until = iso(clockTime() + hour)
    await save('websetting', withFields({ maintenance: { on: true, message: 'Soon', until } }))
    const closed = { code: 'siteclosed', reason: 'Soon' }
    const deposit = providerPaths.deposit()
    expect(await person.refused(deposit, depositOf(100))).toEqual(closed)
    expect(await person.refused(providerPaths.withdraw(), { amount: 500 })).toEqual(closed)
    expect(await person.refused(providerPaths.loginLink(), { providerCode: 'NOVA' })).toEqual(
      closed,
    )
    await person.done(providerPaths.reality(), { everyMin: 30 })
    advance(hour)
    await person.done(deposit, depositOf(100))
  })

  test('a saved wheel is a new version, and earlier spins keep their results', async () => {
    const person = await newPerson()
    await person.deposit(1000)
    await person.bet((await person.balance()) / 100)
    const { nextSeedHash: seedHash } = await person.data(providerPaths.wheelPoint(person.id))
    await person.done(providerPaths.wheelSpin(), { clientSeed: 'x', seedHash })
    const path = providerPaths.wheelSpins(person.id)
    const { body: before } = await person.read(path)
    await save('wheel', withFields({ pointPerSpin: 2 }))
    expect((await person.read(path)).body).toEqual(before)
    expect(await person.data(providerPaths.wheelSetting())).toMatchObject({
      version: 2,
      pointPerSpin: 2,
    })
  })
})

test('a partly looser setting waits as a whole, and a stricter one applies at once', async () => {
  const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
  const { value, version } = await read(owner, 'risk')
  const off = { on: false }
  const change = { approveUpTo: 10_000, sharedAccount: off }
  const looser = { name: 'risk', version, value: { ...fieldsOf(value), ...change } }
  const { approvalId } = await owner.done('saveSetting', looser)
  expect(await read(owner, 'risk')).toEqual({ value, version })
  await cashier.done('decideApproval', { approvalId, decision: 'approve', ...cashier.self })
  expect(await read(owner, 'risk')).toMatchObject({ value: change, version: Number(version) + 1 })
  const stricter = { ...fieldsOf(value), ...change, approveUpTo: 5_000 }
  const request = { name: 'risk', version: Number(version) + 1, value: stricter }
  expect(await owner.done('saveSetting', request)).toMatchObject({ approvalId: null })
  expect(await read(owner, 'risk')).toMatchObject({ value: { approveUpTo: 5_000 } })
})

async function cashbacksOf(person: Person) {
  const { body } = await person.read(providerPaths.cashback(person.id))
  return Object.values(fieldsOf(fieldsOf(body)['data'])).map(fieldsOf)
}

/** @returns a player who lost 1,000 baht yesterday */
async function loser(): Promise<Person> {
  const person = await newPerson(1000)
  await person.bet(1000, 0)
  advance(24 * hour)
  return person
}

describe('changed cashback rules', () => {
  test.each([
    ['lower', { percent: 1, turnoverX: 10 }],
    ['none', { enabled: false }],
  ])('a changed cashback rule (%s) does not affect periods that have ended', async (_, change) => {
    const person = await loser()
    await save('cashback', withFields(change))
    const ended = (await cashbacksOf(person)).find(({ status }) => status === 'claimable')
    expect(ended).toMatchObject({ percent: 5, amount: 50, turnoverX: 1 })
    await person.done(providerPaths.cashbackClaim(), { cashbackId: ended?.['cashbackId'] })
    const { turnoverLeft } = await person.data(providerPaths.wallet(person.id))
    expect(turnoverLeft).toBe(50)
  })

  test('cashback is not paid for a period in which it was off', async () => {
    await save('cashback', withFields({ enabled: false }))
    const person = await loser()
    await save('cashback', withFields({ enabled: true }))
    const rows = await cashbacksOf(person)
    expect(rows.map(({ status }) => status)).toEqual(['open', 'none'])
  })
})
