/** Players of the simulated provider for tests, with a movable clock and repeatable random values. */
import { expect } from 'vitest'
import { nextOf, pagePath, pageRows, providerPaths } from '#contract/provider'
import { satang } from '#lib/money'
import { now, setClock } from '#mocks/clock'
import { database } from '#mocks/provider/database/database'
import type { SettingRow } from '#mocks/provider/database/rows'
import { post } from '#mocks/provider/wallet/ledger'
import { Random, setRandom } from '#mocks/random'
import { signToken } from '#mocks/token'
import { type Answer, callApi, callProvider, noon, startFresh } from './backEnds'

let time = noon
let players = 0

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Resets all data as on a fresh device, at noon, with repeatable random values. */
export async function startProvider(): Promise<void> {
  await startFresh()
  time = noon
  setClock(() => time)
  repeatChance()
}

/** Restarts the sequence of random values. */
export function repeatChance(): void {
  const random = new Random(7)
  setRandom((bytes) => {
    for (let index = 0; index < bytes.length; index++) bytes[index] = random.integer(0, 255)
  })
}

export function advance(milliseconds: number): void {
  time += milliseconds
}

export function setTime(moment: string | number): void {
  time = typeof moment === 'string' ? Date.parse(moment) : moment
}

export const clockTime = () => time

export const iso = (moment: number) => new Date(moment).toISOString()

/** Player who calls with their own token. */
export class Person {
  #signed: { at: number; token: Promise<string> } | undefined

  constructor(readonly id: string) {}

  /** POSTs a request with a new request ID, unless `request` names one. */
  async request(path: string, request: object = {}): Promise<Answer> {
    const body = { requestId: crypto.randomUUID(), userId: this.id, ...request }
    return withoutFault(await callProvider(path, { body, token: await this.token() }))
  }

  /**
   * Makes a request that must be accepted.
   * @returns the `data` of its answer
   */
  async done(path: string, request: object = {}): Promise<Fields> {
    return accepted(await this.request(path, request))
  }

  /**
   * Makes a request that must be refused.
   * @returns the code and values of the refusal
   */
  async refused(path: string, request: object = {}): Promise<Fields> {
    const requestId = crypto.randomUUID()
    const { requestId: named, ...error } = refused(
      await this.request(path, { requestId, ...request }),
    )
    // Every answer names its request.
    if (named !== fieldsOf({ requestId, ...request })['requestId']) {
      throw new Error(`The error names another request: ${JSON.stringify(named)}`)
    }
    return error
  }

  async read(path: string): Promise<Answer> {
    return callProvider(path, { token: await this.token() })
  }

  async data(path: string): Promise<Fields> {
    const { body } = await this.read(path)
    return fieldsOf(fieldsOf(body)['data'])
  }

  /** @returns the balance in satang, like the provider */
  async balance(): Promise<number> {
    const { body } = await this.read(providerPaths.balance(this.id))
    return Math.round(Number(body) * 100)
  }

  /**
   * Deposits `baht` and lets the money arrive.
   * @returns the ID of the deposit
   */
  async deposit(baht: number, more: object = {}): Promise<string> {
    const { depositId } = await this.done(providerPaths.deposit(), depositOf(baht, more))
    await bankLine(depositId, 'right')
    return String(depositId)
  }

  /** Places a bet through the test API. */
  async bet(stake: number, won = stake): Promise<Answer> {
    const body = { userId: this.id, stake, won }
    return withoutFault(await callApi('/api/scenarios/bet', { body }))
  }

  /** Signed once per moment, because another signature would be the same. */
  token(): Promise<string> {
    const at = now()
    if (this.#signed?.at !== at) this.#signed = { at, token: signToken(this.id) }
    return this.#signed.token
  }
}

function withoutFault(answer: Answer): Answer {
  expect(answer.status).toBeLessThan(500)
  return answer
}

function accepted(answer: Answer): Fields {
  expect(answer).toMatchObject({ status: 200 })
  return fieldsOf(fieldsOf(answer.body)['data'])
}

function refused(answer: Answer): Fields {
  expect(answer).toMatchObject({ status: 400, body: { code: expect.any(String) } })
  return fieldsOf(answer.body)
}

export type Fields = Record<string, unknown>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Reads every row of a long list by its cursor. */
export async function rowsOf(person: Person, path: string): Promise<Fields[]> {
  const rows: Fields[] = []
  let after: string | null = null
  do {
    const { status, body } = await person.read(pagePath(path, after))
    expect(status).toBe(200)
    const page = Object.values(fieldsOf(fieldsOf(body)['data'])).map(fieldsOf)
    expect(after === null || page.length > 0).toBe(true)
    expect(page.length).toBeLessThanOrEqual(pageRows + 1) // plus the current period
    rows.push(...page)
    after = nextOf(body)
  } while (after !== null)
  return rows
}

/** Creates a player with `baht` of own money and no deposit. */
export async function newPerson(baht = 0, inviterID: string | null = null): Promise<Person> {
  const id = `T${++players}`
  await database.players.add({
    id,
    username: `tester-${id}`,
    password: { salt: '', hash: '', iterations: 1 },
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: String(5_000_000_000 + players),
    tail: String(players).padStart(4, '0').slice(-4),
    book_name: `Tester ${id}`,
    status: 'active',
    inviterID,
    createdAt: new Date(time).toISOString(),
    lastLoginAt: null,
  })
  if (baht > 0) await grant(id, baht)
  return new Person(id)
}

export async function grant(userId: string, baht: number): Promise<void> {
  await post({
    userId,
    type: 'adjust_add',
    amount: satang(Math.round(baht * 100)),
    refType: 'admin',
    refId: userId,
    idemKey: crypto.randomUUID(),
    actor: 'A1',
  })
}

/** Changes a setting until the settings are reset. */
export async function changeSetting(key: SettingRow['key'], values: object): Promise<void> {
  await database.settings.where({ key }).modify(({ value }) => {
    Object.assign(value, values)
  })
}

export function depositOf(baht: number, more: object = {}): object {
  return { amount: baht, transferBankID: 'T1', channel: 'bank', PromotionID: null, ...more }
}

export function bankLine(depositId: unknown, line: string): Promise<Answer> {
  return callApi('/api/scenarios/bankline', { body: { depositId, line } })
}

export function decide(withdrawId: unknown, decision: string): Promise<Answer> {
  return callApi('/api/scenarios/approve', { body: { withdrawId, decision } })
}

export function automatic(on: boolean): Promise<Answer> {
  return callApi('/api/scenarios/automatic', { body: { automatic: on } })
}
