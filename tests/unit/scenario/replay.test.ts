import { beforeEach, describe, expect, it } from 'vitest'
import { scenarioPaths } from '#contract/scenario/scenario'
import { type Backend, createBackend } from '#mocks/backend/backend'

let backend: Backend

beforeEach(async () => {
  backend = createBackend({ clock: '2026-11-21T12:00:00+07:00', seed: 7 })
  await backend.restore()
})

async function post(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const response = await backend.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

interface Call {
  method?: string
  path: string
  sent?: object
  status?: number
  answer: unknown
}

/** An archive as a browser writes it for these calls of a provider behind a proxy. */
function archive(...calls: Call[]) {
  const entries = calls.map(({ method = 'GET', path, sent, status = 200, answer }) => ({
    startedDateTime: '2026-11-20T03:00:00.000Z',
    time: 40,
    request: {
      method,
      url: `https://provider.example/v2${path}`,
      headers: [{ name: 'Accept', value: '*/*' }],
      ...(sent && { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } }),
    },
    response: {
      status,
      headers: [],
      content: { mimeType: 'application/json', text: JSON.stringify(answer) },
    },
  }))
  return { log: { version: '1.2', entries } }
}

async function replay(...calls: Call[]) {
  const { body } = await post(scenarioPaths.replay, archive(...calls))
  const { scenario, ...counts } = Object(body)
  expect(await post(scenarioPaths.load, scenario)).toMatchObject({ status: 200 })
  return counts
}

describe('a recording of a provider', () => {
  it('is played again for any player, in its order', async () => {
    const counts = await replay(
      { path: '/userbalance/balance/77', answer: 100 },
      { path: '/userbalance/balance/77', answer: 100 },
      { path: '/userbalance/balance/77', answer: 250.5 },
      { path: '/userbalance/wallet/77', answer: { data: { userId: '77', credit: 250.5 } } },
    )
    expect(counts).toEqual({ taken: 4, left: {} })
    const balances = []
    for (let turn = 0; turn < 4; turn++) {
      const response = await backend.fetch('/userbalance/balance/M1001')
      balances.push(await response.json())
    }
    expect(balances).toEqual([100, 100, 250.5, 250.5])
    const wallet = await backend.fetch('/userbalance/wallet/M1001')
    expect(await wallet.json()).toEqual({ data: { userId: 'M1001', credit: 250.5 } })
  })

  it('answers a request with the ids of that request', async () => {
    const requestId = '8d5cbe5e-0a52-4d0e-9a86-0e9a8b1f0c11'
    await replay({
      method: 'POST',
      path: '/userbalance/withdraw',
      sent: { requestId, userId: '77', amount: 500 },
      answer: { requestId, data: { userId: '77', amount: 500 } },
    })
    const other = 'f3b1b1c4-9a49-4a3c-8a54-6a1c5a0a1b22'
    const { body } = await post('/userbalance/withdraw', { requestId: other, userId: 'M1001' })
    expect(body).toEqual({ requestId: other, data: { userId: '77', amount: 500 } })
  })

  it('keeps pages of a list apart by their query', async () => {
    await replay(
      { path: '/userbalance/history/77', answer: { data: ['first'], next: 'b' } },
      { path: '/userbalance/history/77?after=b', answer: { data: ['second'] } },
    )
    const second = await backend.fetch('/userbalance/history/M1001?after=b')
    expect(await second.json()).toEqual({ data: ['second'] })
    const first = await backend.fetch('/userbalance/history/M1001')
    expect(await first.json()).toEqual({ data: ['first'], next: 'b' })
  })

  it('gives away no secret and no whole account number', async () => {
    const calls = archive(
      { path: '/bank', answer: { data: [{ book_number: '1234567890' }] } },
      { method: 'POST', path: '/playerlogin', answer: { token: 'a-secret', id: '77' } },
    )
    const { body } = await post(scenarioPaths.replay, calls)
    expect(body).toMatchObject({ taken: 1, left: { secret: 1 } })
    expect(JSON.stringify(body)).not.toMatch(/a-secret|1234567890/)
    expect(JSON.stringify(body)).toContain('7890')
  })

  it('leaves pages, pictures and unreadable entries to the simulation', async () => {
    const calls = archive(
      { path: '/assets/logo.svg', answer: '' },
      { path: '/api/account/me', answer: {} },
      { path: '/bank', answer: { data: [] } },
    )
    const [, , bank] = calls.log.entries
    const entries = [...calls.log.entries, { request: 7 }, { ...bank, response: { status: 304 } }]
    const { body } = await post(scenarioPaths.replay, { log: { entries } })
    expect(body).toMatchObject({ taken: 1, left: { unknown: 3, incomplete: 1 } })
  })
})

async function statusOf(path: string, header: string, amount: number): Promise<number> {
  const response = await backend.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-case': header },
    body: JSON.stringify({ amount, player: { name: 'Somchai' } }),
  })
  return response.status
}

describe('a rule with conditions', () => {
  it('applies only to calls with the named query, header and body', async () => {
    const rule = {
      match: '/userbalance/*',
      exact: true,
      effect: 'answer',
      when: {
        query: { try: '2' },
        headers: { 'x-case': 'late' },
        body: { amount: 300, 'player.name': 'Somchai' },
      },
      answer: { status: 418, type: 'text/plain', body: 'mine' },
    }
    expect(await post(scenarioPaths.all, rule)).toMatchObject({ status: 200 })
    expect(await statusOf('/userbalance/deposit?try=2', 'very late', 300)).toBe(418)
    expect(await statusOf('/userbalance/deposit?try=1', 'very late', 300)).not.toBe(418)
    expect(await statusOf('/userbalance/deposit?try=2', 'early', 300)).not.toBe(418)
    expect(await statusOf('/userbalance/deposit?try=2', 'very late', 301)).not.toBe(418)
    expect(await statusOf('/userbalance/deposit/x?try=2', 'very late', 300)).not.toBe(418)
  })

  it('answers with parts of the request, with their types', async () => {
    await post(scenarioPaths.all, {
      match: '/userbalance/deposit',
      effect: 'answer',
      answer: {
        status: 200,
        type: 'application/json',
        template: true,
        body: '{"amount":"{{body.amount}}","note":"for {{body.name}} at {{path.-1}}","gone":"{{query.no}}"}',
      },
    })
    const sent = { amount: 300.5, name: 'a "quoted" name' }
    const { body } = await post('/userbalance/deposit', sent)
    expect(body).toEqual({ amount: 300.5, note: 'for a "quoted" name at deposit', gone: null })
  })
})
