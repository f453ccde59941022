import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkScenario,
  clockOffsetOf,
  longestScenario,
  mostRules,
  readScenario,
} from '#contract/scenario/file'
import { type Backend, createBackend } from '#mocks/backend/backend'
import { readShipped } from '#mocks/backend/scenario/shipped'
import { database } from '#mocks/provider/database/database'
import { locales } from '#ui/intl/locale'

const noon = '2026-11-21T12:00:00+07:00'
const folder = 'src/contract/scenario/shipped/'
const shipped = readdirSync(folder).map((name) => name.replace('.scenario.json', ''))
const app = 'Arcade Member'

let backend: Backend

async function startFresh(): Promise<void> {
  backend = createBackend({ clock: noon, seed: 7 })
  await backend.restore()
}

async function ask(path: string, body?: object, token?: string) {
  const response = await backend.fetch(path, {
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: Object(await response.json()) }
}

async function logIn(username: string): Promise<{ token: string; id: string }> {
  const { body } = await ask('/api/account/login', { username, password: 'player1234' })
  return { token: body.serviceToken, id: body.user.id }
}

const requestOf = (userId: string) => ({
  requestId: crypto.randomUUID(),
  validUntil: new Date(Date.now() + 60_000).toISOString(),
  userId,
})

const minimal = {
  format: 'arcade-scenario',
  version: 1,
  name: { en: 'A name' },
  about: { en: 'What it shows' },
}

describe('the shipped scenarios', () => {
  beforeAll(startFresh)

  test.each(shipped)(
    'the scenario %s is valid, has all languages, and can be loaded twice',
    async (name) => {
      const read = readScenario(readFileSync(`${folder}${name}.scenario.json`, 'utf8'), app)
      if ('problem' in read) throw new Error(`${read.problem}: ${read.detail}`)
      for (const words of [read.scenario.name, read.scenario.about]) {
        expect(Object.keys(words).toSorted()).toEqual(locales.toSorted())
      }
      const { rules } = await backend.load(read.content)
      expect(rules).toMatchObject(read.scenario.rules)
      expect(await backend.load(read.content)).toBeDefined()
    },
  )
})

describe('the effects that scenarios describe', () => {
  beforeEach(startFresh)

  test.each([
    ['late-deposit', 'review', 'ยอดโอนเข้าหลังหมดเวลา'],
    ['wrong-amount', 'review', 'ยอดโอนไม่ตรงกับรายการ'],
  ])('in the scenario %s, the deposit waits for staff', async (name, status, reason) => {
    await backend.load(readShipped(name))
    const { token, id } = await logIn('0812345678')
    const { body } = await ask(`/userbalance/history/${id}?limit=30`, undefined, token)
    expect(body.data[0]).toMatchObject({ status, reason })
    await backend.advance(60 * 60_000)
    const later = await ask(`/userbalance/history/${id}?limit=30`, undefined, token)
    expect(later.body.data[0]).toMatchObject({ status })
  })

  test('in withdrawal-unanswered, three calls are lost and the fourth succeeds', async () => {
    await backend.load(readShipped('withdrawal-unanswered'))
    const { token, id } = await logIn('0000000903')
    const withdrawal = { ...requestOf(id), amount: 500 }
    for (const _ of [1, 2, 3]) {
      await expect(ask('/userbalance/withdraw', withdrawal, token)).rejects.toThrow(TypeError)
    }
    expect(await ask('/userbalance/withdraw', withdrawal, token)).toMatchObject({ status: 200 })
    expect((await ask(`/userbalance/wallet/${id}`, undefined, token)).body.data.credit).toBe(1500)
  })

  test('in code-race, one player gets the code and the other learns that it is used up', async () => {
    await backend.load(readShipped('code-race'))
    const answers = await Promise.all(
      ['0812345678', '0823456789'].map(async (username) => {
        const { token, id } = await logIn(username)
        return ask('/creditcode/redeem', { ...requestOf(id), code: 'race 0001' }, token)
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
  })

  test('in cap-reached, 50 baht are left and the statement has the deduction', async () => {
    await backend.load(readShipped('cap-reached'))
    const { token, id } = await logIn('0000000901')
    expect((await ask(`/userbalance/wallet/${id}`, undefined, token)).body.data.credit).toBe(50)
    const rows = await database.ledger.where({ userId: id }).toArray()
    expect(rows.map(({ type, amount }) => [type, amount])).toContainEqual(['cap_forfeit', -15_000])
  })

  test('in session-ends, a current session is refused after two minutes, but not before', async () => {
    const { token } = await logIn('0812345678')
    await backend.load(readShipped('session-ends'))
    expect(await ask('/api/account/me', undefined, token)).toMatchObject({ status: 200 })
    await backend.advance(2 * 60_000 + 1000)
    expect(await ask('/api/account/me', undefined, token)).toMatchObject({ status: 401 })
  })

  test('in session-over, a current session is refused', async () => {
    const { token } = await logIn('0812345678')
    await backend.load(readShipped('session-over'))
    expect(await ask('/api/account/me', undefined, token)).toMatchObject({ status: 401 })
  })

  test('in self-excluded, the player cannot deposit, but can withdraw own credit', async () => {
    await backend.load(readShipped('self-excluded'))
    const { token, id } = await logIn('0000000902')
    const deposit = { ...requestOf(id), amount: 500, transferBankID: 'T1', channel: 'bank' }
    expect(await ask('/userbalance/deposit', deposit, token)).toMatchObject({ status: 400 })
    const withdrawal = { ...requestOf(id), amount: 300 }
    expect(await ask('/userbalance/withdraw', withdrawal, token)).toMatchObject({ status: 200 })
  })

  test('in maintenance, all games are closed, and open again half an hour later', async () => {
    const { token } = await logIn('0812345678')
    const statuses = async () => {
      const { body } = await ask('/setting/gameprovider', undefined, token)
      return new Set(body.data.map(({ status }: { status: string }) => status))
    }
    await backend.load(readShipped('maintenance'))
    expect(await statuses()).toEqual(new Set(['maintenance']))
    await backend.advance(31 * 60_000)
    expect(await statuses()).toEqual(new Set(['online']))
  })

  test('in two-windows, one of two simultaneous withdrawals is refused, and credit is deducted once', async () => {
    await backend.load(readShipped('two-windows'))
    const { token, id } = await logIn('0000000904')
    const answers = await Promise.all(
      [1, 2].map(() => ask('/userbalance/withdraw', { ...requestOf(id), amount: 800 }, token)),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
    expect((await ask(`/userbalance/wallet/${id}`, undefined, token)).body.data.credit).toBe(200)
  })

  test('in storage-full, money requests are answered as on a full device', async () => {
    const { token, id } = await logIn('0812345678')
    await backend.load(readShipped('storage-full'))
    const withdrawal = { ...requestOf(id), amount: 300 }
    expect(await ask('/userbalance/withdraw', withdrawal, token)).toMatchObject({
      status: 500,
      body: { code: 'storagefull' },
    })
  })

  test('in midnight, it is a minute before the next day in Bangkok', async () => {
    const { clockOffsetMs } = await backend.load(readShipped('midnight'))
    const minute = new Date(Date.now() + clockOffsetMs + 7 * 3_600_000).toISOString()
    expect(minute.slice(11, 16)).toBe('23:59')
  })

  test('in provider-down and provider-html, no provider call succeeds, and the account API works', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    await backend.load(readShipped('provider-down'))
    await expect(ask('/bank')).rejects.toThrow(TypeError)
    const login = { username: '0812345678', password: 'player1234' }
    expect(await ask('/api/account/login', login)).toMatchObject({ status: 500 })
    expect(error).toHaveBeenCalledOnce()
    await backend.load(readShipped('provider-html'))
    expect((await backend.fetch('/promotion')).headers.get('Content-Type')).toBe('text/html')
  })

  test.each([
    ['banks-missing', '/bank', 500],
    ['balance-unreadable', '/userbalance/balance/M1001', 200],
  ])('in the scenario %s, the fault happens once', async (name, path, status) => {
    const { token } = await logIn('0812345678')
    const headers = { Authorization: `Bearer ${token}` }
    await backend.load(readShipped(name))
    const first = await backend.fetch(path, { headers })
    expect(first.status).toBe(status)
    const text = await first.text()
    expect(text === (await (await backend.fetch(path, { headers })).text())).toBe(false)
  })
})

describe('loading a scenario', () => {
  beforeEach(startFresh)

  const withRule = { ...minimal, rules: [{ match: '/bank', effect: 'html' }] }

  test('a loaded scenario replaces earlier faults and clock changes', async () => {
    await backend.load({ ...withRule, clock: { aheadMinutes: 60 } })
    expect(await backend.load(minimal)).toEqual({ rules: [], clockOffsetMs: 0 })
  })

  test('the test API loads a scenario completely or not at all', async () => {
    expect((await ask('/api/scenarios/load', withRule)).body.rules).toHaveLength(1)
    const step = { step: 'arrive', player: '0000000950', line: 'right' }
    const players = [{ username: '0812345678', credit: 5 }, { username: '0000000950' }]
    const seed = { players }
    const refused = await ask('/api/scenarios/load', { ...minimal, seed, steps: [step] })
    expect(refused).toMatchObject({ status: 400, body: { code: 'notfound' } })
    const { token, id } = await logIn('0812345678')
    const wallet = await ask(`/userbalance/wallet/${id}`, undefined, token)
    expect(wallet.body.data.credit).toBe(1250.75)
    expect((await ask('/api/scenarios')).body.rules).toHaveLength(1)
  })

  test('a scenario creates unknown players, with credit exact to the satang', async () => {
    const players = [{ username: '0000000950', name: 'ทดสอบ', credit: 12.34 }]
    await backend.load({ ...minimal, seed: { players } })
    const { token, id } = await logIn('0000000950')
    const wallet = await ask(`/userbalance/wallet/${id}`, undefined, token)
    expect(wallet.body.data.credit).toBe(12.34)
    await backend.load({ ...minimal, seed: { players: [{ ...players[0], credit: 2 }] } })
    expect((await ask(`/userbalance/wallet/${id}`, undefined, token)).body.data.credit).toBe(2)
  })

  test('a waiting step lets time pass for the steps after it', async () => {
    const player = '0000000950'
    const { clockOffsetMs } = await backend.load({
      ...minimal,
      automatic: false,
      clock: { aheadMinutes: 5 },
      seed: { players: [{ username: player }], deposits: [{ player, amount: 200 }] },
      steps: [
        { step: 'wait', minutes: 10 },
        { step: 'arrive', player, line: 'right' },
      ],
    })
    expect(clockOffsetMs).toBe(15 * 60_000)
    const [deposit] = await database.deposits.where({ userId: `S${player}` }).toArray()
    const waited = Date.parse(deposit?.decidedAt ?? '') - Date.parse(deposit?.createdAt ?? '')
    expect([deposit?.status, waited]).toEqual(['confirmed', 10 * 60_000])
  })

  test('a back end starts with a scenario and returns to it', async () => {
    backend = createBackend({ clock: noon, scenario: withRule })
    expect((await ask('/api/scenarios')).body.rules).toHaveLength(1)
    await backend.load(minimal)
    await backend.restore()
    expect((await ask('/api/scenarios')).body.rules).toHaveLength(1)
  })

  test('the clock of a scenario is a moment, or the next time of that hour in Bangkok', () => {
    const now = Date.parse(noon)
    expect(clockOffsetOf({ at: now + 5 }, now)).toBe(5)
    expect(clockOffsetOf({ nextBangkok: '13:00' }, now)).toBe(3_600_000)
    expect(clockOffsetOf({ nextBangkok: '11:00' }, now)).toBe(23 * 3_600_000)
    expect(clockOffsetOf({ aheadMinutes: -1.5 }, now)).toBe(-90_000)
  })
})

describe('a scenario file', () => {
  beforeAll(startFresh)

  test.each([
    ['cut off', '{"format":"arcade-sc', 'cutoff', ''],
    ['too long', ' '.repeat(longestScenario + 1), 'toolong', ''],
    ['something else', '{"format":"har"}', 'notscenario', ''],
    ['no object', '[1]', 'notscenario', ''],
  ])('a file that is %s is refused by name', (_, text, problem, detail) => {
    expect(readScenario(text, app)).toEqual({ problem, detail })
  })

  test.each([
    ['of a newer version', { version: 2 }, 'newer', /^$/],
    ['of another operator', { operator: 'Other Arcade' }, 'otheroperator', /^Other Arcade$/],
    [
      'with an unknown rule',
      { rules: [{ match: '/', effect: 'explode' }] },
      'invalid',
      /^rules\.0\.effect/,
    ],
    ['with an unknown part', { script: 'x' }, 'invalid', /script/],
    ['with an unknown step', { steps: [{ step: 'steal' }] }, 'invalid', /^steps\.0\.step/],
    ['without a name', { name: {} }, 'invalid', /^name/],
    [
      'with a name that turns the line',
      { name: { en: '\u202egnp.exe' } },
      'invalid',
      /^name\.en: Unseen/,
    ],
    [
      'with too many rules',
      { rules: Array.from({ length: mostRules + 1 }, () => ({ match: '/', effect: 'html' })) },
      'invalid',
      /^rules/,
    ],
    [
      'with credit in fractions',
      { seed: { players: [{ username: '0812345678', credit: 1.001 }] } },
      'invalid',
      /credit/,
    ],
    [
      'with an answer that bears something else',
      {
        rules: [
          { match: '/', effect: 'answer', answer: { status: 200, type: '', body: '', x: [] } },
        ],
      },
      'invalid',
      /rules\.0\.answer\.x/,
    ],
    ['with a clock of nowhere', { clock: { at: 'soon' } }, 'invalid', /^clock/],
    ['with a clock of long ago', { clock: { at: '1900-01-01T00:00:00Z' } }, 'invalid', /ten years/],
    [
      'that waits for centuries',
      { steps: Array.from({ length: 100 }, () => ({ step: 'wait', minutes: 5_000_000 })) },
      'invalid',
      /ten years/,
    ],
  ])('a file %s is refused with the place', (_, change, problem, detail) => {
    const read = checkScenario({ ...minimal, ...change }, app)
    expect(read).toMatchObject({ problem, detail: expect.stringMatching(detail) })
  })

  test('an invalid scenario is refused by the test API with a reason, and changes nothing', async () => {
    await backend.load({ ...minimal, rules: [{ match: '/bank', effect: 'html' }] })
    const refused = await ask('/api/scenarios/load', { ...minimal, steps: [{ step: 'steal' }] })
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^The scenario is not valid: steps\.0\.step/) },
    })
    expect((await ask('/api/scenarios')).body.rules).toHaveLength(1)
  })

  test('a scenario for this operator is loaded', async () => {
    expect(await backend.load({ ...minimal, operator: app })).toBeDefined()
  })
})
