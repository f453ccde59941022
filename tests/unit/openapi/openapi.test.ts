import { Validator } from '@seriousme/openapi-schema-validator'
import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerSchema, type Call } from '#contract/calls/call'
import { readingCalls } from '#contract/calls/reading'
import { createBackend } from '#mocks/backend/backend'
import { keyOf } from '#mocks/openapi/describe'
import { type PartName, parts } from '#mocks/openapi/documents'
import { collectAnswers, describeWithExamples } from '#mocks/openapi/examples'
import type { Example, OpenApi, Operation } from '#mocks/openapi/openApi'
import { summaryFault } from '#mocks/openapi/words'
import { Description } from '../../provider/described'
import { defaultsIn, exampleFaults } from './documentFaults'

const names = ['provider', 'admin', 'api'] as const

let descriptions: Record<PartName, OpenApi>
let answers: Record<PartName, Map<string, Example>>

beforeAll(async () => {
  descriptions = await describeWithExamples('1.0.0')
  answers = await collectAnswers()
}, 60_000)

/** The sample data contain no slip and no case, and staff calls have a description of their own. */
const withoutExample = ['case', 'depositSlip', 'players']

function operationOf(part: PartName, path: string, method: string): Operation | undefined {
  return descriptions[part].paths[path]?.[method]
}

describe.each(names)('%s', (part) => {
  const {
    calls,
    handlers,
  }: { calls: readonly Call[]; handlers: readonly Parameters<typeof keyOf>[0][] } = parts[part]

  test('every call has a handler, and every handler has a call', () => {
    const described = calls.map(({ method, path }) => `${method} ${path}`)
    expect(described.toSorted()).toEqual(handlers.map(keyOf).toSorted())
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  })

  test('an independent validator accepts the description', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(descriptions[part])))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  test('an independent reader finds that complete answers match the description', () => {
    const description = new Description(descriptions[part])
    const odd = calls.flatMap((call) => {
      const answer = answers[part].get(call.name)?.answer
      const error = answer === undefined ? null : description.answerError(call, 200, answer)
      return error === null ? [] : [`${call.name}: ${error}`]
    })
    expect(odd).toEqual([])
  })

  test('every operation says what it does, and has examples that match its schemas', () => {
    const description = new Description(descriptions[part])
    const faults = Object.entries(descriptions[part].paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        exampleFaults(description, `#/paths/${path.replaceAll('/', '~1')}/${method}`, operation),
      ),
    )
    expect([...calls.flatMap((call) => summaryFault(call) ?? []), ...faults]).toEqual([])
  })

  test('every default matches its schema, and every list of values exists once', () => {
    const { schemas } = descriptions[part].components
    const description = new Description(descriptions[part])
    const faults = Object.entries(schemas).flatMap(([name, schema]) =>
      defaultsIn(schema, `#/components/schemas/${name}`).flatMap(([pointer, value]) => {
        const error = description.error(pointer, value)
        return error === null ? [] : [`${pointer}: ${error}`]
      }),
    )
    expect(faults).toEqual([])
    const enums = JSON.stringify(schemas).match(/"enum":\[[^\]]*,[^\]]*\]/g) ?? []
    expect(new Set(enums).size).toBe(enums.length)
  })

  test('the answers of the simulation match the description', () => {
    const reading = readingCalls(calls)
      .flat()
      .map(({ name }) => name)
    const answered = calls.filter(({ name }) => answers[part].get(name)?.answer !== undefined)
    expect(answered.map(({ name }) => name)).toEqual(
      expect.arrayContaining(reading.filter((name) => !withoutExample.includes(name))),
    )
    for (const call of calls) {
      const example = answers[part].get(call.name)
      if (example?.answer === undefined) continue
      const checked = v.safeParse(answerSchema(call), example.answer)
      expect([call.name, checked.success ? null : v.flatten(checked.issues)]).toEqual([
        call.name,
        null,
      ])
    }
  })
})

test.each(names)('every path parameter of %s has an example that can be called', (part) => {
  const lacking = Object.entries(descriptions[part].paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ operationId, parameters = [] }) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      const filled = inPath.reduce(
        (so, { name, example = '' }) => so.replace(`{${name}}`, encodeURIComponent(example)),
        path,
      )
      return inPath.length === 0 || filled === answers[part].get(operationId)?.path
        ? []
        : [`${operationId}: ${filled}`]
    }),
  )
  expect(lacking).toEqual([])
  const day = operationOf('admin', '/usersystem/gettodayuser/{id}', 'get')?.parameters?.[0]
  expect(day?.example).toBe('20261121')
  const promotion = operationOf('provider', '/promotion/{id}', 'get')?.parameters?.[0]
  expect(promotion?.example).toBe('P1')
})

const told = (part: PartName, path: string, method: string) =>
  operationOf(part, path, method)?.responses[200].content['application/json']

/** The component that a schema refers to. */
function named(part: PartName, schema: JsonSchema = {}) {
  return descriptions[part].components.schemas[schema.$ref?.split('/').at(-1) ?? '']
}

test('a code in place of an answer is described as a named answer', () => {
  const promotion = told('provider', '/promotion/{id}', 'get')
  expect(named('provider', promotion?.schema)?.anyOf).toContainEqual({
    type: 'string',
    enum: ['notfound'],
  })
  expect(promotion?.examples).toMatchObject({
    agreed: { value: { data: { PromotionID: expect.any(String) } } },
    notfound: { value: 'notfound' },
  })
  expect(promotion).not.toHaveProperty('example')
  expect(told('provider', '/playerlogin', 'post')?.examples).toHaveProperty('wrongpass')
})

describe('refusal codes that come with status 200', () => {
  const backend = createBackend({ clock: '2026-11-21T05:00:00Z', seed: 7 })
  const { calls } = parts.provider

  async function ask(path: string, body?: object, token = ''): Promise<unknown> {
    const response = await backend.fetch(path, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return response.status === 200 ? response.json() : null
  }

  const newcomer = {
    username: '0870000001',
    password: 'player1234',
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: '9999999999',
    book_name: 'คนใหม่ มาแล้ว',
    inviterID: null,
  }

  test('the described codes are exactly those returned for missing players and things', async () => {
    await backend.restore()
    await ask('/usersystem', newcomer)
    const { serviceToken, user } = Object(await ask('/api/account/login', newcomer))
    // The session stays the same, but its player no longer exists.
    await backend.restore()
    const words: Record<string, unknown> = {}
    for (const { name, method, path } of calls) {
      if (method !== 'GET') continue
      const id = /^\/promotion\/:id|request/.test(path) ? 'none' : user.id
      const answer = await ask(path.replace(/:\w+/, id), undefined, serviceToken)
      if (typeof answer === 'string') words[name] = [answer]
    }
    const described = calls.filter(({ method, markers }) => method === 'GET' && markers)
    expect(words).toEqual(Object.fromEntries(described.map(({ name, markers }) => [name, markers])))
  })

  test.each([
    ['playerLogin', { username: '0800000000', password: 'x' }, 'notfound'],
    ['playerLogin', { username: '0812345678', password: 'x' }, 'wrongpass'],
    ['checkRegister', { ...newcomer, username: '0812345678' }, 'duplicateusername'],
    ['checkRegister', newcomer, 'success'],
    ['register', { ...newcomer, username: '0812345678' }, 'duplicateusername'],
    ['register', { ...newcomer, bank_name: 'none' }, 'banknotfound'],
    ['register', { ...newcomer, book_number: '1' }, 'booknumberinvalid'],
  ])('the call %s with %o is refused with %s, as described', async (name, body, word) => {
    await backend.restore()
    const call = calls.find((one) => one.name === name)
    const answer = await ask(call?.path ?? '', body)
    expect(answer).toBe(word)
    expect(call && v.is(answerSchema(call), answer)).toBe(true)
  })
})

function by(part: PartName, path: string, method = 'get'): string | undefined {
  return operationOf(part, path, method)?.['x-named-by']
}

test('each call is marked as specified or as one of ours', () => {
  expect(by('provider', '/userbalance/balance/{id}')).toBe('specification')
  expect(by('provider', '/usersystem', 'post')).toBe('specification')
  expect(by('provider', '/userbalance/wallet/{id}')).toBe('us')
  expect(by('api', '/api/kanban/columns')).toBe('specification')
  expect(by('api', '/api/account/me')).toBe('specification')
  expect(by('api', '/api/account/me', 'delete')).toBe('us')
  expect(by('admin', '/report/daily')).toBe('us')
})

test.each(['provider', 'admin'] as const)(
  'every call of %s names the headers that pages of another origin need, and when to call again',
  (part) => {
    const { paths, components } = descriptions[part]
    const needed = ['Date', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers']
    const answers = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ responses }) => responses),
    )
    expect(answers.filter((answer) => !hasHeaders(answer[200], needed))).toEqual([])
    expect(answers.filter((answer) => !(429 in answer && 503 in answer))).toEqual([])
    const { TooMany, Unavailable } = components.responses
    expect([TooMany, Unavailable].every((one) => hasHeaders(one, ['Retry-After']))).toBe(true)
  },
)

function hasHeaders(response: { headers?: object } | undefined, names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(response?.headers ?? {}, name))
}

test('every request of a player names the codes that refuse it', () => {
  const requests = parts.provider.calls.filter(({ envelope }) => envelope === 'request')
  const coded = requests.filter(({ path }) => {
    const refusal = operationOf('provider', path, 'post')?.responses[400]
    return /"enum":\["notfound","banned",/.test(JSON.stringify(refusal))
  })
  expect(coded).toEqual(requests)
})

test('a request body is described as its handler reads it, with the session that the call needs', () => {
  const deposit = operationOf('provider', '/userbalance/deposit', 'post')
  const { schema } = deposit?.requestBody?.content['application/json'] ?? {}
  expect(named('provider', schema)).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['requestId', 'userId', 'amount', 'transferBankID']),
  })
  expect(deposit?.security).toEqual([{ session: [] }])
  expect(operationOf('provider', '/bank', 'get')?.security).toEqual([])
  const login = operationOf('provider', '/playerlogin', 'post')
  expect(login?.requestBody?.content['application/json'].example).toHaveProperty('username')
})

test('the examples of the description are the same each time', async () => {
  expect(JSON.stringify((await describeWithExamples('1.0.0')).provider)).toBe(
    JSON.stringify(descriptions.provider),
  )
})
