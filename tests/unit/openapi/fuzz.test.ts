/** Random calls to every call of the contract. `SEED=7` tries others. */
import { expect, test, vi } from 'vitest'
import type { Call } from '#contract/calls/call'
import { type Backend, createBackend } from '#mocks/backend/backend'
import { describeAll, type PartName, parts } from '#mocks/openapi/documents'
import { collectAnswers } from '#mocks/openapi/examples'
import { type Operation, placeOf } from '#mocks/openapi/openApi'
import * as fc from '../../properties'
import { Description } from '../../provider/described'
import { fitting, nearly, strange } from './arbitrary'

const count = 2000

/** In ms. No call takes longer, however busy the machine is. */
const longest = 20_000

const documents = describeAll('1.0.0')

interface Target {
  part: PartName
  call: Call
  requests: fc.Arbitrary<Sent>
}

interface Sent {
  path: string
  body: unknown
  hasToken: boolean
  contentType: string
}

/** Known values by field, so that calls get beyond “no such id”. */
type Pool = ReadonlyMap<string, readonly unknown[]>

function poolOf(answers: Iterable<unknown>): Pool {
  const pool = new Map<string, unknown[]>([['id', ['M1001']]])
  const collect = (node: unknown, name: string) => {
    if (Array.isArray(node)) for (const one of node.slice(0, 5)) collect(one, name)
    else if (typeof node === 'object' && node !== null) {
      for (const [key, value] of Object.entries(node)) collect(value, key)
    } else if (/id$|^version$|^expected|status$/i.test(name)) {
      pool.set(name, [...(pool.get(name) ?? []).slice(0, 20), node])
    }
  }
  for (const answer of answers) collect(answer, '')
  return pool
}

/** Puts known values into the fields of a body. */
function withKnown(body: fc.Arbitrary<unknown>, pool: Pool): fc.Arbitrary<unknown> {
  return fc.tuple(body, fc.infiniteStream(fc.nat())).map(([value, draws]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const next = () => Number(draws.next().value)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        if (name === 'requestId') return [name, one]
        if (name === 'userId' && next() % 8 > 0) return [name, 'M1001']
        const known = pool.get(name) ?? []
        return known.length > 0 && next() % 3 > 0
          ? [name, known[next() % known.length]]
          : [name, one]
      }),
    )
  })
}

/** As a part of a URL. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const mostly = <Value>(usual: Value, other: Value) =>
  fc.oneof({ weight: 19, arbitrary: fc.constant(usual) }, fc.constant(other))

function requestsTo(part: PartName, call: Call, operation: Operation, pool: Pool) {
  const { schemas } = documents[part].components
  const { parameters = [], requestBody } = operation
  const schema = requestBody?.content['application/json'].schema
  const known = [...pool.values()].flat().map(text)
  const inPath = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('M1001', ...known) },
    fc.string({ minLength: 1, maxLength: 30 }),
  )
  const query = fc.record(
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [
          parameter.name,
          fc.oneof({ weight: 4, arbitrary: fitting(parameter.schema, schemas) }, strange),
        ]),
    ),
    { requiredKeys: [] },
  )
  const path = fc.tuple(inPath, query).map(([id, values]) => {
    const filled = call.path.replace(/:\w+/g, () => encodeURIComponent(id.toWellFormed()))
    const search = new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, text(value)]),
    )
    return search.size === 0 ? filled : `${filled}?${search}`
  })
  const fits = schema ? withKnown(fitting(schema, schemas), pool) : fc.constant({})
  const body = fc.oneof(
    { weight: 5, arbitrary: fits },
    { weight: 3, arbitrary: fits.chain(nearly) },
    strange,
  )
  return fc.record({
    path,
    body,
    hasToken: mostly(true, false),
    contentType: mostly('application/json', 'text/plain'),
  })
}

/** All calls. Test controls come last, because they make other calls fail on purpose, or replace all data. */
function targetsFor(pool: Pool): Target[] {
  const targets = (['provider', 'admin', 'api'] as const).flatMap((part) => {
    const { calls }: { calls: readonly Call[] } = parts[part]
    return calls.flatMap((call) => {
      const operation = documents[part].paths[placeOf(call)]?.[call.method.toLowerCase()]
      // The players' side describes one list that staff read, with the staff's token.
      if (!operation || (part === 'provider' && call.caller === 'staff')) return []
      return { part, call, requests: requestsTo(part, call, operation, pool) }
    })
  })
  const isTestControl = ({ call }: Target) => call.path.startsWith('/api/scenarios')
  return [
    ...targets.filter((target) => !isTestControl(target)),
    ...targets.filter((target) => isTestControl(target)),
  ]
}

interface Tokens {
  player: string
  staff: string
}

async function freshStart(backend: Backend): Promise<Tokens> {
  await backend.restore()
  const login = async (path: string, username: string, password: string) => {
    const response = await backend.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    return Object(await response.json())
  }
  const { serviceToken } = await login('/api/account/login', '0812345678', 'player1234')
  const { token } = await login('/adminlogin', 'owner', 'owner1234')
  return { player: String(serviceToken), staff: String(token) }
}

async function withinTime<Value>(work: Promise<Value>): Promise<Value | 'hangs'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), longest)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

test(`the back ends answer ${count} random calls as described, without an internal error`, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const answers = await collectAnswers()
  const known = Object.values(answers).flatMap((part) => [...part.values()])
  const targets = targetsFor(poolOf(known.map(({ answer }) => answer)))
  const readers = {
    provider: new Description(documents.provider),
    admin: new Description(documents.admin),
    api: new Description(documents.api),
  }
  const backend = createBackend({ clock: '2026-11-21T05:00:00Z', seed: 7 })
  const { seed = 0 } = fc.readConfigureGlobal()
  let tokens = await freshStart(backend)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    // Calls ban players, end sessions and change passwords.
    if (index % targets.length === 0) tokens = await freshStart(backend)
    const target = targets[index % targets.length]
    if (!target) throw new Error('There are no calls')
    const { part, call } = target
    const [sent] = fc.sample(target.requests, { seed: seed + index, numRuns: 1 })
    if (!sent) throw new Error(`${call.name}: no request`)
    const token = part === 'admin' ? tokens.staff : tokens.player
    const exchange = async () => {
      const response = await backend.fetch(sent.path, {
        method: call.method,
        headers: {
          ...(sent.hasToken && { Authorization: `Bearer ${token}` }),
          ...(call.method === 'POST' && { 'Content-Type': sent.contentType }),
        },
        ...(call.method === 'POST' && { body: JSON.stringify(sent.body) ?? '' }),
      })
      const body: unknown = await response.json()
      return { status: response.status, body }
    }
    const given = await withinTime(exchange())
    const request = `${index} ${call.method} ${sent.path.slice(0, 200)} ${JSON.stringify(sent.body)?.slice(0, 400)}`
    if (given === 'hangs') faults.push(`hangs: ${request}`)
    else {
      statuses.set(given.status, (statuses.get(given.status) ?? 0) + 1)
      const error =
        given.status === 500
          ? 'internal error'
          : readers[part].answerError(call, given.status, given.body)
      if (error !== null) {
        faults.push(
          `${error}: ${request} → ${given.status} ${JSON.stringify(given.body).slice(0, 200)}`,
        )
      }
    }
  }
  expect(faults).toEqual([])
  // Otherwise the random calls would only test the refusal of nonsense.
  expect(statuses.get(200)).toBeGreaterThan(count / 4)
}, 600_000)
