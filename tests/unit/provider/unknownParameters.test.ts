import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/calls/call'
import { pathToAsk, readingCalls } from '#contract/calls/reading'
import { type Backend, createBackend, defaultConfig } from '#mocks/backend/backend'
import { type PartName, parts } from '#mocks/openapi/documents'
import { demo, demoId, noon } from './backEnds'

let backend: Backend
let tokens: Record<PartName, string>

beforeAll(async () => {
  backend = createBackend({ clock: noon, seed: 7 })
  await backend.restore()
  const staff = await ask('/adminlogin', '', { username: 'owner', password: 'owner1234' })
  const player = await ask('/api/account/login', '', demo)
  const serviceToken = String(Object(player.body).serviceToken)
  tokens = { provider: serviceToken, api: serviceToken, admin: String(Object(staff.body).token) }
})

async function ask(path: string, token: string, body?: object) {
  const response = await backend.fetch(path, {
    headers: {
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

/** Calls without lists: the session, the robot check, the test API, and calls for data on the device. */
const besides = /^\/(api\/(account|captcha|scenarios|demo|money)(\/|$)|userbalance\/request)/

const known = {
  userId: demoId,
  segment: defaultConfig.transferBankSegment,
  day: '20261121',
  answers: new Map<string, unknown>(),
}

describe.each(['provider', 'admin', 'api'] as const)('the reading calls of %s', (part) => {
  const { calls }: { calls: readonly Call[] } = parts[part]
  const [lists] = readingCalls(calls)
  const reading = lists.flatMap((call) => {
    const isOther = besides.test(call.path) || (part !== 'admin' && call.caller === 'staff')
    const path = isOther ? null : pathToAsk(call, known)
    return path === null ? [] : [{ path, query: call.query }]
  })

  test('the reading calls refuse an unknown parameter', async () => {
    const accepted: string[] = []
    for (const { path } of reading) {
      const { status } = await ask(`${path}?nothing=x`, tokens[part])
      if (status !== 400) accepted.push(`${status} ${path}`)
    }
    expect(accepted).toEqual([])
  })

  test('the reading calls know every parameter in their description', async () => {
    const refused: string[] = []
    for (const { path, query } of reading) {
      if (query?.type !== 'object' || !v.is(v.object({ entries: v.looseObject({}) }), query))
        continue
      for (const name of Object.keys(query.entries)) {
        const { body } = await ask(`${path}?${name}=`, tokens[part])
        if (/unknown parameter/.test(JSON.stringify(body))) refused.push(`${path}?${name}`)
      }
    }
    expect(refused).toEqual(withoutDays)
  })

  const withoutDays = part === 'admin' ? daysOfNoList : []
})

/** All lists share one description. These have no date filter, or have the date in their path. */
const daysOfNoList = [
  '/adminsystem',
  '/usersystem/gettodayuser/20261121',
  '/promotion',
  '/agentbalance/affiliatecustomer/all',
].flatMap((path) => [`${path}?from`, `${path}?to`])

test.each([
  ['a parameter twice', '/usersystem?status=active&status=banned'],
  ['a search of a report', '/report/daily?q=x'],
  ['an unknown grouping of a report', '/report/daily?group=year'],
  ['days beside the day of the path', '/usersystem/gettodayuser/20261121?from=2026-11-01'],
  ['another inviter than the one of the path', '/agentbalance/affiliatecustomer/M1001?inviter=x'],
])('staff are refused %s', async (_, path) => {
  expect((await ask(path, tokens.admin)).status).toBe(400)
})

test.each([
  ['a page of a history without its length', `/userbalance/history/${demoId}?after=x`],
  ['the last days of a history by status', `/userbalance/history/${demoId}?days=7&status=pending`],
  ['a page of the promotion of a deposit', `/promotion/receivedall/${demoId}?depositId=D1&after=x`],
  ['mails without their folder', '/api/mails/list?search=x'],
  ['events up to a day', '/api/calendar/events?to=2026-11-21'],
  ['a series by days', '/api/calendar/events?series=x&from=2026-11-01'],
])('a player is refused %s', async (_, path) => {
  expect((await ask(path, tokens.provider)).status).toBe(400)
})

const found = async (path: string) => Object((await ask(path, tokens.admin)).body)

describe('the search of the back office', () => {
  test('the search finds audit entries by who acted and by their subject', async () => {
    const all = await found('/adminsystem/audit')
    const [{ targetId, adminName }] = all.data
    const byTarget = await found(`/adminsystem/audit?q=${encodeURIComponent(targetId)}`)
    expect(byTarget.data).toContainEqual(expect.objectContaining({ targetId }))
    expect(byTarget.total).toBeLessThan(all.total)
    const byName = await found(`/adminsystem/audit?q=${encodeURIComponent(adminName)}`)
    expect(byName.data).toContainEqual(expect.objectContaining({ adminName }))
    expect((await found('/adminsystem/audit?q=nobody-at-all')).total).toBe(0)
  })

  test('the search finds approvals by player, and staff by part of their name', async () => {
    const { data } = await found('/approval?status=pending')
    const { body } = await ask(`/usersystem/${data[0].targetId}`, tokens.admin)
    const approvals = await found(`/approval?q=${Object(body).username}`)
    expect(approvals.data).toContainEqual(
      expect.objectContaining({ approvalId: data[0].approvalId }),
    )
    expect((await found('/approval?q=nobody-at-all')).total).toBe(0)
    expect(await found('/adminsystem?q=SHIER')).toMatchObject({
      total: 1,
      data: [{ username: 'cashier' }],
    })
  })
})
