import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerSchema, type Call } from '#contract/calls/call'
import { readingCalls } from '#contract/calls/reading'
import { type Example, keyOf, type OpenApi, type Operation } from '#mocks/openapi/describe'
import { type PartName, parts } from '#mocks/openapi/documents'
import { collectAnswers, describeWithExamples } from '#mocks/openapi/examples'

const names = ['provider', 'admin', 'api'] as const

let descriptions: Record<PartName, OpenApi>
let answers: Record<PartName, Map<string, Example>>

beforeAll(async () => {
  descriptions = await describeWithExamples('1.0.0')
  answers = await collectAnswers()
}, 60_000)

/** No slip is among the sample data; what the staff read has a description of its own. */
const withoutExample = ['depositSlip', 'players']

function operationOf(part: PartName, path: string, method: string): Operation | undefined {
  return descriptions[part].paths[path]?.[method]
}

describe.each(names)('%s', (part) => {
  const {
    calls,
    handlers,
  }: { calls: readonly Call[]; handlers: readonly Parameters<typeof keyOf>[0][] } = parts[part]

  test('every call has a handler, and every handler is a call', () => {
    const described = calls.map(({ method, path }) => `${method} ${path}`)
    expect(described.toSorted()).toEqual(handlers.map(keyOf).toSorted())
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  })

  test('an independent validator accepts the description', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(descriptions[part])))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  test('an independent reader finds whole answers as they are described', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const odd = calls.flatMap(({ name, method, path }) => {
      const example = answers[part].get(name)
      const place = path.replace(/:(\w+)/g, '{$1}')
      const agreed = operationOf(part, place, method.toLowerCase())?.responses[200]
      if (!agreed || '$ref' in agreed) return [`${name}: not described`]
      const { schema } = agreed.content['application/json']
      // As others get it: as text.
      if (!example || ajv.validate(JSON.parse(JSON.stringify(schema)), example.answer)) return []
      return [`${name}: ${ajv.errorsText()}`]
    })
    expect(odd).toEqual([])
  })

  test('what the simulation answers is what is described', () => {
    const reading = readingCalls(calls)
      .flat()
      .map(({ name }) => name)
    expect([...answers[part].keys()]).toEqual(
      expect.arrayContaining(reading.filter((name) => !withoutExample.includes(name))),
    )
    for (const call of calls) {
      const example = answers[part].get(call.name)
      if (!example) continue
      const checked = v.safeParse(answerSchema(call), example.answer)
      expect([call.name, checked.success ? null : v.flatten(checked.issues)]).toEqual([
        call.name,
        null,
      ])
    }
  })
})

function by(part: PartName, path: string, method = 'get'): string | undefined {
  return operationOf(part, path, method)?.['x-named-by']
}

test('each call is marked as named by the specification, or as ours', () => {
  expect(by('provider', '/userbalance/balance/{id}')).toBe('specification')
  expect(by('provider', '/usersystem', 'post')).toBe('specification')
  expect(by('provider', '/userbalance/wallet/{id}')).toBe('us')
  expect(by('api', '/api/kanban/columns')).toBe('specification')
  expect(by('api', '/api/account/me')).toBe('specification')
  expect(by('api', '/api/account/me', 'delete')).toBe('us')
  expect(by('admin', '/report/daily')).toBe('us')
})

test('a body is described as its handler reads it, and what needs a session says so', () => {
  const deposit = operationOf('provider', '/userbalance/deposit', 'post')
  expect(deposit?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['requestId', 'userId', 'amount', 'transferBankID']),
  })
  expect(deposit?.security).toEqual([{ session: [] }])
  expect(operationOf('provider', '/bank', 'get')?.security).toEqual([])
  const login = operationOf('provider', '/playerlogin', 'post')
  expect(login?.requestBody?.content['application/json'].example).toHaveProperty('username')
})

test('examples are the same each time', async () => {
  expect(JSON.stringify((await describeWithExamples('1.0.0')).provider)).toBe(
    JSON.stringify(descriptions.provider),
  )
})
