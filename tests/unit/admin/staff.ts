/** Staff of the simulated operator for tests. Logged-in staff call with their own token. */
import { type AdminCallName, adminCalls, adminPath } from '#contract/admin/calls'
import { createAdminNetwork } from '#mocks/admin/network'
import { fillOnce } from '#mocks/admin/seed/seed'
import { database } from '#mocks/provider/database/database'
import { startFrom } from '../../startingState'
import { config } from '../provider/backEnds'
import { type Fields, fieldsOf, repeatChance, startProvider } from '../provider/providerPlayer'

const respond = createAdminNetwork(config)

/** Same as {@link startProvider}, with staff who have logged in before. */
export async function startOperator(): Promise<void> {
  await startProvider()
  await startFrom('the operator at noon', database, fillOnce)
  repeatChance()
}

export interface StaffAnswer {
  status: number
  body: unknown
}

/** Makes a call of the back office with any token. */
export async function callAdmin(
  name: AdminCallName,
  {
    id,
    query,
    body,
    token,
  }: {
    id?: string
    query?: Record<string, string | number>
    body?: unknown
    token?: string
  } = {},
): Promise<StaffAnswer> {
  const headers = new Headers()
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const { method } = adminCalls[name]
  if (method === 'POST') headers.set('Content-Type', 'application/json')
  const response = await respond(
    new Request(config.providerOrigin + adminPath(name, id, query), {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

export type Username = 'owner' | 'cashier' | 'support'

/** Logged-in member of staff. */
export class StaffMember {
  private constructor(
    readonly token: string,
    readonly adminID: string,
    /** Credentials that confirm the person's identity again. */
    readonly self: { password: string },
  ) {}

  /** @param code needed for an account with a second factor */
  static async logIn(
    username: string,
    code?: string,
    password = `${username}1234`,
  ): Promise<StaffMember> {
    const { body } = await callAdmin('login', { body: { username, password } })
    const { ticket } = fieldsOf(body)
    const entered =
      code === undefined ? body : (await callAdmin('loginCode', { body: { ticket, code } })).body
    const session = fieldsOf(entered)
    return new StaffMember(String(session['token']), String(session['adminID']), { password })
  }

  /**
   * Makes a reading call that must succeed.
   * @returns its answer
   */
  async read(
    name: AdminCallName,
    query: Record<string, string | number> = {},
    id?: string,
  ): Promise<Fields> {
    const answer = await callAdmin(name, {
      query,
      token: this.token,
      ...(id !== undefined && { id }),
    })
    requireStatus(answer, 200)
    return fieldsOf(answer.body)
  }

  request(name: AdminCallName, request: object = {}): Promise<StaffAnswer> {
    const body = { requestId: crypto.randomUUID(), ...request }
    return callAdmin(name, { body, token: this.token })
  }

  async done(name: AdminCallName, request: object = {}): Promise<Fields> {
    const answer = await this.request(name, request)
    requireStatus(answer, 200)
    return fieldsOf(answer.body)
  }

  /** Makes a call that must succeed, with a colleague's approval if it waits for a second person. */
  async agreed(name: AdminCallName, request: object, colleague: StaffMember): Promise<Fields> {
    const answer = await this.done(name, request)
    const { approvalId } = answer
    if (typeof approvalId !== 'string') return answer
    const yes = { approvalId, decision: 'approve', ...colleague.self }
    return colleague.done('decideApproval', yes)
  }

  /**
   * Makes a call that must be refused.
   * @returns the refusal
   */
  async refused(name: AdminCallName, request: object = {}): Promise<Fields> {
    const answer = await this.request(name, request)
    requireStatus(answer, 400)
    return fieldsOf(answer.body)
  }
}

function requireStatus(answer: StaffAnswer, status: number): void {
  if (answer.status !== status) throw new Error(`Not ${status}: ${JSON.stringify(answer)}`)
}
