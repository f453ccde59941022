import { beforeEach, describe, expect, test } from 'vitest'
import { scenarioPaths } from '#contract/scenario/scenario'
import { longestKept, mostCalls, type Traffic, trafficPaths } from '#contract/scenario/traffic'
import { createBackend } from '#mocks/backend/backend'
import { maskBody, maskText, maskValue } from '#mocks/traffic/mask'

const backend = createBackend({ clock: '2026-11-21T12:00:00+07:00', seed: 7 })

async function ask(path: string, body?: object) {
  const response = await backend.fetch(path, {
    headers: { 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: Object(await response.json()) }
}

const record = (isRecording: boolean) => ask(trafficPaths.recording, { isRecording })

async function kept(after = 0): Promise<Traffic> {
  return (await ask(`${trafficPaths.all}?after=${after}`)).body
}

const logIn = () => ask('/api/account/login', { username: '0812345678', password: 'player1234' })

beforeEach(async () => {
  await backend.restore()
  await record(false)
  await ask(trafficPaths.clear, {})
})

describe('recorded traffic', () => {
  test('nothing is recorded until a tester switches it on, or after switching it off', async () => {
    await ask('/bank')
    expect(await kept()).toEqual({ isRecording: false, firstId: null, calls: [] })
    await record(true)
    await ask('/bank')
    await record(false)
    await ask('/promotion')
    const { isRecording, calls } = await kept()
    expect(isRecording).toBe(false)
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/bank'])
  })

  test('a record has the request, the answer and the applied rule', async () => {
    await record(true)
    const rule = { match: '/bank', method: null, effect: 'status500', delayMs: 0, times: 1 }
    await ask(scenarioPaths.all, rule)
    await ask('/bank?x=1')
    await ask('/bank')
    const { calls } = await kept()
    expect(calls).toMatchObject([
      {
        method: 'GET',
        url: 'https://provider.invalid/bank?x=1',
        status: 500,
        rule,
        request: { size: 0, text: '' },
        answer: { text: '{"message":"Internal server error"}' },
      },
      { status: 200, rule: null, answer: { headers: { 'content-type': 'application/json' } } },
    ])
  })

  test('a lost call is recorded with its cause', async () => {
    await record(true)
    await ask(scenarioPaths.all, { match: '/bank', effect: 'networkError', times: 1 })
    await expect(ask('/bank')).rejects.toThrow('Failed to fetch')
    const { calls } = await kept()
    expect(calls).toMatchObject([
      { status: 0, failure: 'TypeError: Failed to fetch', rule: { effect: 'networkError' } },
    ])
  })

  test('calls of the account API to the provider are recorded, without any secret', async () => {
    await record(true)
    const { body } = await logIn()
    const { calls } = await kept()
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/playerlogin',
      '/api/account/login',
    ])
    const text = JSON.stringify(calls)
    expect(text).not.toContain('player1234')
    expect(text).not.toContain(body.serviceToken)
    expect(text).not.toContain(body.user.book_number)
    expect(text).toContain(`••••${body.user.book_number.slice(-4)}`)
    expect(calls[1]?.request.text).toBe('{"username":"0812345678","password":"•••"}')
  })

  test('a record marks calls of staff by their token, and their login', async () => {
    await record(true)
    const { body } = await ask('/adminlogin', { username: 'owner', password: 'owner1234' })
    const headers = { Authorization: `Bearer ${body.token}` }
    await backend.fetch('/approval', { headers })
    await ask('/bank')
    const { calls } = await kept()
    expect(calls.map(({ isStaff }) => isStaff)).toEqual([true, true, false])
    expect(calls[1]?.request.headers).toMatchObject({ authorization: '•••' })
    expect(JSON.stringify(calls)).not.toContain(body.token)
  })

  test(`the last ${mostCalls} calls are kept, and only later ones are returned`, async () => {
    await record(true)
    for (let call = 0; call < mostCalls + 20; call += 1) await ask(`/bank?call=${call}`)
    const { calls, firstId } = await kept()
    expect(calls).toHaveLength(mostCalls)
    expect(calls[0]).toMatchObject({ id: firstId, url: 'https://provider.invalid/bank?call=20' })
    await ask('/promotion')
    const since = await kept(calls.at(-1)?.id)
    expect(since.calls).toMatchObject([{ url: 'https://provider.invalid/promotion' }])
  })

  test('a snapshot neither contains recorded traffic nor switches it', async () => {
    const before = await backend.snapshot()
    await record(true)
    expect(await backend.snapshot()).toEqual(before)
    await backend.restore(before)
    await ask('/bank')
    expect(await kept()).toMatchObject({ isRecording: true, calls: [{ status: 200 }] })
    await record(false)
    const settings = [{ id: 'recordsTraffic', value: 1 }]
    const { device } = before.databases
    await backend.restore({
      ...before,
      databases: { device: { version: 10, tables: { ...device?.tables, settings } } },
    })
    expect(await kept()).toMatchObject({ isRecording: false })
  })

  test('no calls are left after clearing', async () => {
    await record(true)
    await ask('/bank')
    await ask(trafficPaths.clear, {})
    expect((await kept()).calls).toEqual([])
  })

  test('an invalid ID is refused', async () => {
    expect(await ask(`${trafficPaths.all}?after=x`)).toMatchObject({ status: 400 })
  })
})

describe('masked values', () => {
  test.each([
    ['password', 'player1234', '•••'],
    ['newPassword', 'x', '•••'],
    ['serviceToken', 'a.b', '•••'],
    ['Authorization', 'Bearer x', '•••'],
    ['pin', '1234', '•••'],
    ['otpSecret', 'JBSW', '•••'],
    ['recoveryCodes', ['a', 'b'], '•••'],
    ['code', '123456', '•••'],
    ['code', 'WELCOME50', 'WELCOME50'],
    ['book_number', '1234567890', '••••••7890'],
    ['fromNumber', '12', '12'],
    ['book_number', 1234567890, '••••••7890'],
    ['code', 123456, '•••'],
    ['cardNumber', '4242424242424242', '••••••••••••4242'],
    ['card', '4242 4242-4242 4242', '•••••••••••••••4242'],
    ['number', '4242424242424242', '••••••••••••4242'],
    ['createdAt', 1_795_626_875_149, 1_795_626_875_149],
    ['username', '0812345678', '0812345678'],
    ['image', `data:image/png;base64,${'A'.repeat(50)}`, '••• 72'],
    ['image', 'A'.repeat(3000), '••• 3000'],
    ['shipping', 'fast', 'fast'],
    ['mustChangePassword', true, true],
    ['credit', 12.5, 12.5],
    ['url', 'https://a.test/?token=abc&x=1', 'https://a.test/?token=•••&x=1'],
    ['note', 'see eyJhbGci.eyJzdWIi.abc-_ there', 'see ••• there'],
  ])('the value of %s %j is masked', (name, value, kept) => {
    expect(maskValue(name, value)).toEqual(kept)
  })

  test('values are masked in lists, in objects, and in text that is not JSON', () => {
    expect(maskBody('{"data":[{"user":{"password":"x","id":1}}]}')).toBe(
      '{"data":[{"user":{"password":"•••","id":1}}]}',
    )
    expect(maskBody('{"data":[{"id":')).toBe('{"data":[{"id":')
    expect(maskBody('{"pin":1234,"password":"a\\"b c","name":"x')).toBe(
      '{"pin":"•••,"password":"•••","name":"x',
    )
    expect(maskBody('{"book_number":"1112223334","bookNumber": 1112223335,"name":"x')).toBe(
      '{"book_number":"•••","bookNumber": "•••,"name":"x',
    )
    expect(maskBody('password=x&name=y&newPassword=z')).toBe('password=•••&name=y&newPassword=•••')
    expect(maskText('/a?serviceToken=abc')).toBe('/a?serviceToken=•••')
  })
})

test('the size of a body is recorded in bytes, as HAR requires', async () => {
  await record(true)
  await ask('/api/account/login', { username: 'ผู้เล่น', password: 'x' })
  const { calls } = await kept()
  const sent = JSON.stringify({ username: 'ผู้เล่น', password: 'x' })
  expect(calls.at(-1)?.request.size).toBe(new TextEncoder().encode(sent).length)
})

test('only the size of an overlong body is recorded', async () => {
  await record(true)
  const long = 'x'.repeat(longestKept)
  await ask('/api/account/login', { username: long, password: 'x' })
  const { calls } = await kept()
  expect(calls.at(-1)).toMatchObject({ request: { text: null, size: long.length + 30 } })
})

test.each([
  [{ status: 200, type: 'text/plain\r\nx: y', body: '' }, /Not a header/],
  [{ status: 503, type: '', retryAfter: 'bald ✓', body: '' }, /Not a header/],
  [{ status: 204, type: '', body: 'x' }, /no body/],
])('the answer %j is refused in a rule', async (answer, reason) => {
  const refused = await ask(scenarioPaths.all, { match: '/bank', effect: 'answer', answer })
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(reason) } })
  expect(await ask('/bank')).toMatchObject({ status: 200 })
})

test('a rule for a whole path does not match paths that contain it', async () => {
  const answer = { status: 418, type: 'application/json', body: '[]' }
  await ask(scenarioPaths.all, { match: '/promotion', exact: true, effect: 'answer', answer })
  expect(await ask('/promotion/P1')).toMatchObject({ status: 200 })
  expect(await ask('/promotion')).toMatchObject({ status: 418 })
})

test('a rule can contain its answer', async () => {
  const answer = { status: 418, type: 'application/json', body: '{"data":[]}' }
  await ask(scenarioPaths.all, {
    match: '/bank',
    method: 'GET',
    effect: 'answer',
    times: 1,
    answer,
  })
  expect(await ask('/bank')).toEqual({ status: 418, body: { data: [] } })
  expect(await ask('/bank')).toMatchObject({ status: 200 })
})
