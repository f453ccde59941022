/** The staff of the simulated operator for tests: who is logged in asks with their own token. */
import { type AdminCallName, adminCalls, adminPath } from '#contract/admin/calls'
import { createAdminNetwork } from '#mocks/admin/network'
import { fillOnce } from '#mocks/admin/seed/seed'
import { database } from '#mocks/provider/database/database'
import { startFrom } from '../../startingState'
import { config } from '../provider/backEnds'
import { type Fields, fieldsOf, repeatChance, startProvider } from '../provider/providerPlayer'

const respond = createAdminNetwork(config)

/** As {@link startProvider}; somebody of the staff has been here before. */
export async function startOperator(): Promise<void> {
  await startProvider()
  await startFrom('the operator at noon', database, fillOnce)
  repeatChance()
}

export interface StaffAnswer {
  status: number
  body: unknown
}

/** A call of the operator's side, with whatever token. */
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

/** One of the staff, logged in. */
export class StaffMember {
  private constructor(
    readonly token: string,
    readonly adminID: string,
    /** What they show once more that it is them by. */
    readonly self: { password: string },
  ) {}

  /** `code`: of who has a second factor. */
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

  /** What a call that reads answers; it must be accepted. */
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

  order(name: AdminCallName, order: object = {}): Promise<StaffAnswer> {
    const body = { requestId: crypto.randomUUID(), ...order }
    return callAdmin(name, { body, token: this.token })
  }

  async done(name: AdminCallName, order: object = {}): Promise<Fields> {
    const answer = await this.order(name, order)
    requireStatus(answer, 200)
    return fieldsOf(answer.body)
  }

  /** The same, with a colleague's yes where it waits for a second person. */
  async agreed(name: AdminCallName, order: object, colleague: StaffMember): Promise<Fields> {
    const answer = await this.done(name, order)
    const { approvalId } = answer
    if (typeof approvalId !== 'string') return answer
    const yes = { approvalId, decision: 'approve', ...colleague.self }
    return colleague.done('decideApproval', yes)
  }

  /** The refusal; the call must be refused. */
  async refused(name: AdminCallName, order: object = {}): Promise<Fields> {
    const answer = await this.order(name, order)
    requireStatus(answer, 400)
    return fieldsOf(answer.body)
  }
}

function requireStatus(answer: StaffAnswer, status: number): void {
  if (answer.status !== status) throw new Error(`Not ${status}: ${JSON.stringify(answer)}`)
}
