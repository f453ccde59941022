import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ruleRequestSchema, scenarioLimits } from '#contract/scenario/scenario'
import type { RecordedCall } from '#contract/scenario/traffic'
import { answerRule } from '#features/scenario/traffic/answerRule'
import { curlOf, testCodeOf } from '#features/scenario/traffic/callAsCode'
import { everyCall, foundCalls } from '#features/scenario/traffic/foundCalls'
import { harOf } from '#features/scenario/traffic/har'

const json = { 'content-type': 'application/json' }

const bank: RecordedCall = {
  id: 1,
  startedAt: Date.parse('2026-11-21T05:00:00Z'),
  duration: 12.5,
  method: 'GET',
  url: 'https://provider.invalid/bank?limit=3&name=a%20b',
  isStaff: false,
  status: 200,
  failure: null,
  rule: null,
  request: { headers: { accept: 'application/json' }, size: 0, text: '' },
  answer: { headers: json, size: 11, text: '{"data":[]}' },
}

const withdraw: RecordedCall = {
  ...bank,
  id: 2,
  method: 'POST',
  url: 'https://provider.invalid/userbalance/withdraw',
  status: 500,
  rule: { id: 'r', match: '/withdraw', method: null, effect: 'status500', delayMs: 0, times: 1 },
  request: {
    headers: { ...json, authorization: '•••' },
    size: 22,
    text: `{"note":"it's","pin":"•••"}`,
  },
}

const lost: RecordedCall = {
  ...bank,
  id: 3,
  url: 'http://localhost/api/account/me',
  status: 0,
  failure: 'TypeError: Failed to fetch',
  answer: { headers: {}, size: 0, text: '' },
}

const staff: RecordedCall = {
  ...bank,
  id: 4,
  isStaff: true,
  url: 'https://provider.invalid/approval',
}

/** HAR 1.2 by its specification: required fields and their types. */
const pairs = v.array(v.strictObject({ name: v.string(), value: v.string() }))
const message = {
  httpVersion: v.string(),
  cookies: v.array(v.never()),
  headers: pairs,
  headersSize: v.number(),
  bodySize: v.number(),
}
const time = v.pipe(v.number(), v.minValue(0))
const harSchema = v.strictObject({
  log: v.strictObject({
    version: v.literal('1.2'),
    creator: v.strictObject({ name: v.string(), version: v.string() }),
    pages: v.array(v.never()),
    comment: v.string(),
    entries: v.array(
      v.strictObject({
        startedDateTime: v.pipe(v.string(), v.isoTimestamp()),
        time,
        request: v.strictObject({
          ...message,
          method: v.string(),
          url: v.pipe(v.string(), v.url()),
          queryString: pairs,
          postData: v.optional(
            // Text and params exclude each other.
            v.strictObject({ mimeType: v.string(), text: v.string() }),
          ),
        }),
        response: v.strictObject({
          ...message,
          status: v.number(),
          statusText: v.string(),
          content: v.strictObject({
            size: v.number(),
            mimeType: v.string(),
            text: v.optional(v.string()),
          }),
          redirectURL: v.string(),
        }),
        cache: v.strictObject({}),
        timings: v.strictObject({ send: time, wait: time, receive: time }),
        comment: v.optional(v.string()),
      }),
    ),
  }),
})

const archive = () =>
  v.parse(harSchema, JSON.parse(harOf([bank, withdraw, lost], { name: 'a', version: '1' })))

describe('calls as an HTTP archive', () => {
  test('the archive is HAR 1.2 with query, body and answer', () => {
    const [first, second] = archive().log.entries
    expect(first).toMatchObject({
      startedDateTime: '2026-11-21T05:00:00.000Z',
      time: 12.5,
      request: {
        queryString: [
          { name: 'limit', value: '3' },
          { name: 'name', value: 'a b' },
        ],
      },
      response: { status: 200, content: { mimeType: 'application/json', text: '{"data":[]}' } },
    })
    expect(second?.request.postData?.text).toBe(withdraw.request.text)
  })

  test('the archive lists the oldest call first, whichever was answered first', () => {
    const early = { ...bank, id: 9, startedAt: bank.startedAt - 1, duration: 5000 }
    const { entries } = JSON.parse(harOf([bank, early], { name: 'a', version: '1' })).log
    expect(entries.map(({ time }: { time: number }) => time)).toEqual([5000, 12.5])
  })

  test('the archive notes the fault of a call, and why a call was lost', () => {
    const [, steered, without] = archive().log.entries
    expect(steered?.comment).toBe('Steered: status500 at /withdraw')
    expect(without).toMatchObject({ comment: lost.failure, response: { status: 0 } })
  })
})

describe('the search in recorded calls', () => {
  const all = [bank, withdraw, lost, staff]
  const ids = (search: Partial<typeof everyCall>) =>
    foundCalls(all, { ...everyCall, ...search }).map(({ id }) => id)

  test.each([
    ['all, newest first', {}, [4, 3, 2, 1]],
    ['by a part of the address', { words: ' BANK?limit ' }, [1]],
    ['by what was sent', { words: 'note' }, [2]],
    ['by method', { method: 'POST' }, [2]],
    ['the app’s own', { kind: 'api' }, [3]],
    ['the staff’s', { kind: 'staff' }, [4]],
    ['a player’s', { kind: 'provider' }, [2, 1]],
    ['failed ones: refused, or without an answer', { isFailed: true }, [3, 2]],
  ] as const)('the search finds calls: %s', (_, search, expected) => {
    expect(ids(search)).toEqual(expected)
  })
})

describe('rules made from recorded calls', () => {
  test('a rule gives the next such call the same answer once, and the test API accepts it', () => {
    const rule = answerRule(bank)
    expect(rule).toEqual({
      match: '/bank',
      exact: true,
      method: 'GET',
      effect: 'answer',
      delayMs: 0,
      times: 1,
      answer: { status: 200, type: 'application/json', body: '{"data":[]}' },
    })
    expect(v.is(ruleRequestSchema, rule)).toBe(true)
    const headers = { ...json, 'retry-after': '30' }
    const busy = answerRule({ ...bank, status: 503, answer: { ...bank.answer, headers } })
    expect(busy?.answer).toMatchObject({ status: 503, retryAfter: '30' })
  })

  test.each([
    ['without an answer', lost],
    [
      'with a long one',
      { ...bank, answer: { ...bank.answer, text: 'x'.repeat(scenarioLimits.bodyLength + 1) } },
    ],
    ['whose answer was not kept', { ...bank, answer: { ...bank.answer, text: null } }],
  ])('a rule cannot be made from a call %s', (_, call) => {
    expect(answerRule(call)).toBeNull()
  })
})

describe('recorded calls as code', () => {
  test('the curl command is quoted, and logs in if the call needs it and the shell has no token', () => {
    expect(curlOf(withdraw)).toBe(`backend=http://127.0.0.1:4300
token=\${token:-$(curl -s "$backend"/api/account/login -H 'content-type: application/json' \\
  -d '{"username":"0812345678","password":"player1234"}' | sed 's/.*"serviceToken":"\\([^"]*\\)".*/\\1/')}
curl -X POST "$backend"'/userbalance/withdraw' \\
  -H 'content-type: application/json' \\
  -H "Authorization: Bearer $token" \\
  --data-raw '{"note":"it'\\''s","pin":"'"\${pin:?Set pin, which the recording hides}"'"}'`)
    expect(curlOf(bank)).not.toContain('token')
  })

  test('the test code logs in and sets the fault like the call, and expects the same answer', () => {
    expect(testCodeOf(bank)).toBe(`import { expect, test } from 'arcade-member/playwright'

test("GET /bank?limit=3&name=a%20b", async ({ world }) => {
  const response = await fetch(world.url + "/bank?limit=3&name=a%20b", {
    method: "GET",
    headers: {
      ...world.headers,
    },
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({"data":[]})
})
`)
    const code = testCodeOf(withdraw)
    expect(code).toContain("world.ask('/api/account/login'")
    expect(code).toContain('Authorization: `Bearer ${token}`')
    expect(code).toContain('"effect":"status500"')
    expect(code).toContain('.toBe(500)')
    expect(code).toContain('"pin":process.env["PIN"]')
    const cut = { ...withdraw, request: { ...withdraw.request, text: '{"note":"' } }
    expect(testCodeOf(cut)).toContain(String.raw`body: "{\"note\":\"",`)
    const asked = { ...staff, request: withdraw.request }
    expect(testCodeOf(asked)).toContain("world.ask('/adminlogin'")
  })
})
