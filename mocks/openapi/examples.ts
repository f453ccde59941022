/** Examples for the OpenAPI documents: the simulation's answers to all reading calls and some writing ones. */
import type { Call } from '#contract/calls/call'
import { pathToAsk, readingCalls } from '#contract/calls/reading'
import { bangkokDay } from '#lib/time'
import { createBackend, defaultConfig } from '../backend/backend'
import { describeAll, type PartName, parts } from './documents'
import type { Example, OpenApi } from './openApi'

/** Fixed, so that everybody gets the same examples. */
const start = { clock: '2026-11-21T05:00:00Z', seed: 7 }

const player = { username: '0812345678', password: 'player1234' }
const owner = { username: 'owner', password: 'owner1234' }
const identity = {
  username: '0845678901',
  bank_name: 'ธนาคารกสิกรไทย',
  book_number: '1234567890',
  book_name: 'สมศรี ตัวอย่าง',
}

/** Bodies of calls without lasting effects. */
const bodies: Readonly<Record<string, object>> = {
  playerLogin: player,
  playerCheck: { userId: 'M1001' },
  checkRegister: identity,
  login: owner,
  'account-login-post': player,
  'mail-filter-post': { filter: 'inbox' },
  'shop-filterProducts-post': { filter: {} },
  'social-followersFilter-post': { key: 'a' },
  'social-friendsFilter-post': { key: 'a' },
  'social-requestsFilter-post': { key: 'a' },
  'users-detailsFilter-post': { key: 'a' },
  'users-simpleFilter-post': { key: 'a' },
  'users-profileFilter-post': { key: 'a' },
  'scenarios-all-post': { match: '/bank', effect: 'status500', times: 1 },
  'scenarios-clock-post': { clockOffsetMs: 3_600_000 },
}

/** Makes the calls. @returns paths, bodies and answers by part and call name; a refusal has no answer */
export async function collectAnswers(): Promise<Record<PartName, Map<string, Example>>> {
  const backend = createBackend(start)
  await backend.restore()
  const send = async (path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await backend.fetch(path, {
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return response.ok ? response.json() : undefined
  }
  const playerToken = String(Object(await send('/api/account/login', player)).serviceToken)
  const staffToken = String(Object(await send('/adminlogin', owner)).token)

  const collect = async ({ calls }: { calls: readonly Call[] }, token: string) => {
    // Staff calls on the players' side have their own form when staff call them.
    const asked = token === staffToken ? calls : calls.filter(({ caller }) => caller !== 'staff')
    const examples = new Map<string, Example>()
    const answers = new Map<string, unknown>()
    const known = {
      userId: 'M1001',
      segment: defaultConfig.transferBankSegment,
      day: bangkokDay(Date.parse(start.clock)).replaceAll('-', ''),
      answers,
    }
    for (const call of [
      ...readingCalls(asked).flat(),
      ...asked.filter(({ name }) => name in bodies),
    ]) {
      const path = pathToAsk(call, known)
      if (path === null) continue
      const body = bodies[call.name]
      const answer = await send(path, body, token)
      answers.set(call.name, answer)
      examples.set(call.name, { path, ...(body && { body }), answer })
    }
    for (const call of asked) {
      // Calls with effects are not made, but their example path is known.
      const path = call.path.includes(':') && !examples.has(call.name) && pathToAsk(call, known)
      if (path) examples.set(call.name, { path })
    }
    return examples
  }
  return {
    provider: await collect(parts.provider, playerToken),
    admin: await collect(parts.admin, staffToken),
    api: await collect(parts.api, playerToken),
  }
}

/** The documents with examples; a list shows only one row. */
export async function describeWithExamples(version: string): Promise<Record<PartName, OpenApi>> {
  const collected = await collectAnswers()
  return describeAll(version, (name) => {
    const shown = [...collected[name]].map(([call, example]): [string, Example] => [
      call,
      { ...example, answer: shortened(example.answer) },
    ])
    return new Map(shown)
  })
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}
