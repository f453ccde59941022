/** Makes the handlers of staff calls; the contract's table says who may make each call. */
import { type HttpHandler, http } from 'msw/http'
import type * as v from 'valibot'
import { accountMessages } from '#contract/account/login'
import { isGranted } from '#contract/admin/access'
import { type AdminCallName, adminCalls, longCallMs } from '#contract/admin/calls'
import { answered, readBody, reading, refuse, unknownIn } from '../answer'
import type { MockConfig } from '../config'
import { applyAllDue } from '../provider/applyDueEvents'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { tokenOf } from '../token'
import type { Guarded } from './guard/guard'
import { AdminError, executeRequest, type RequestResult, type Staff, staffOf } from './requests'
import { fillOnce } from './seed/seed'
import { owesFirstSteps, sessionOf, staffBy } from './session'

export interface AdminRead {
  staff: Staff
  /** The path's parameter; empty if the path has none. */
  id: string
  query: URLSearchParams
}

interface ReadOptions {
  /** Time limit of a slow call, in ms. */
  limitMs?: number
  /** Query parameters that the call supports. */
  known?: readonly string[]
}

/** In bytes: banners are saved all at once, with their pictures. */
const longestRequest = 8 * 1024 * 1024

interface StaffRequest {
  requestId: string
  password?: string | undefined
  code?: string | undefined
}

export class AdminRoutes {
  readonly #config: MockConfig

  constructor(config: MockConfig) {
    this.#config = config
  }

  /** A call that reads data. */
  read(
    name: AdminCallName,
    work: (read: AdminRead) => Promise<object>,
    { limitMs, known = [] }: ReadOptions = {},
  ): HttpHandler {
    return this.#reading(name, async (read) => {
      const unknown = unknownIn(read.query, known)
      if (unknown !== null) return refuse(400, unknown)
      return database.lookUp(async () => asAnswer(await work(read)), limitMs)
    })
  }

  /** A list, which checks its own query parameters. */
  list(name: AdminCallName, work: (read: AdminRead) => Promise<Response>): HttpHandler {
    return this.#reading(name, (read) => {
      const isExport = read.query.get('purpose') === 'export'
      return database.lookUp(() => work(read), isExport ? longCallMs : undefined)
    })
  }

  #reading(name: AdminCallName, answer: (read: AdminRead) => Promise<Response>): HttpHandler {
    return this.#at(name, async (request, params) => {
      const row = await this.#staff(request, name)
      if (row instanceof Response) return row
      const staff = staffAsking(row, request)
      const query = new URL(request.url).searchParams
      await database.execute(applyAllDue)
      return answer({ staff, id: String(params['id'] ?? ''), query })
    })
  }

  /** A call with a JSON body that is no audited request: login and related calls. */
  post<const Schema extends v.GenericSchema>(
    name: AdminCallName,
    schema: Schema,
    work: (body: v.InferOutput<Schema>, request: Request) => Promise<unknown>,
  ): HttpHandler {
    const handler = this.#at(name, async (request) => {
      const body = await readBody(request, schema)
      if ('error' in body) return refuse(body.status, body.error)
      // Before the first login nobody has a token, so the tables may still be empty.
      await fillOnce()
      return database.execute(async () => asAnswer(await work(body.value, request)))
    })
    return reading(schema, handler)
  }

  /** A call for any logged-in colleague, on their own account. */
  own<const Schema extends v.GenericSchema>(
    name: AdminCallName,
    schema: Schema,
    work: (body: v.InferOutput<Schema>, row: AdminAccountRow, token: string) => Promise<object>,
  ): HttpHandler {
    const handler = this.#at(name, async (request) => {
      const row = await this.#staff(request, name)
      if (row instanceof Response) return row
      const body = await readBody(request, schema)
      if ('error' in body) return refuse(body.status, body.error)
      const token = tokenOf(request) ?? ''
      return database.execute(async () => asAnswer(await work(body.value, row, token)))
    })
    return reading(schema, handler)
  }

  /** A request: executed once per `requestId`, with its audit entry, in one transaction. */
  request<const Schema extends v.GenericSchema<unknown, StaffRequest>>(
    name: AdminCallName,
    schema: Schema,
    work: (request: v.InferOutput<Schema>, staff: Staff) => Promise<RequestResult<object>>,
  ): HttpHandler {
    return this.preparedRequest(name, schema, () => Promise.resolve(null), work)
  }

  /** A request with asynchronous work first, such as hashing: `prepare` runs before the transaction. */
  preparedRequest<const Schema extends v.GenericSchema<unknown, StaffRequest>, Prepared>(
    name: AdminCallName,
    schema: Schema,
    prepare: (request: v.InferOutput<Schema>, staff: Staff) => Promise<Prepared>,
    work: (
      request: v.InferOutput<Schema>,
      staff: Staff,
      prepared: Prepared,
    ) => Promise<RequestResult<object>>,
  ): HttpHandler {
    const handler = this.#at(name, async (request) => {
      const row = await this.#staff(request, name)
      if (row instanceof Response) return row
      const body = await readBody(request, schema, longestRequest)
      if ('error' in body) return refuseBody(body)
      const staff = staffAsking(row, request)
      const sent = body.value
      return database.execute(async () => {
        await applyAllDue()
        const prepared = await prepare(sent, staff)
        return asAnswer(await executeRequest(staff, sent, () => work(sent, staff, prepared)))
      })
    })
    return reading(schema, handler)
  }

  /**
   * A request that one person may make alone up to a limit. `ask` converts it to the stored format, e.g. with a
   * password's hash.
   */
  guarded<const Schema extends v.GenericSchema<unknown, StaffRequest>, Asked>(
    name: AdminCallName,
    schema: Schema,
    action: Guarded<Asked>,
    ask: (request: v.InferOutput<Schema>, staff: Staff) => Asked | Promise<Asked>,
  ): HttpHandler {
    return this.preparedRequest(
      name,
      schema,
      async (request, staff) => action.prepare(await ask(request, staff), request, staff),
      (request, staff, prepared) => action.run(prepared, request, staff),
    )
  }

  /** @returns the caller's account if they may make the call; the refusal otherwise */
  async #staff(request: Request, name: AdminCallName): Promise<AdminAccountRow | Response> {
    const token = tokenOf(request)
    if (token === null) return refuse(401, accountMessages.tokenMissing)
    const row = await database.execute(() => staffBy(token))
    if (row === null) return refuse(401, accountMessages.invalidToken)
    const { needs } = adminCalls[name]
    if (needs === 'anyone' || needs === 'staff') return row
    const isAllowed = isGranted(row.role, needs) && !(await owesFirstSteps(row))
    return isAllowed ? row : refuse(403, 'Forbidden')
  }

  #at(
    name: AdminCallName,
    work: (
      request: Request,
      params: Record<string, string | readonly string[] | undefined>,
    ) => Promise<Response>,
  ): HttpHandler {
    const { method, path } = adminCalls[name]
    const make = method === 'GET' ? http.get : http.post
    return make(this.#config.providerOrigin + path, ({ request, params }) =>
      answered(async () => {
        try {
          return await work(request, params)
        } catch (cause) {
          if (cause instanceof AdminError) {
            return Response.json({ code: cause.code, ...cause.values }, { status: 400 })
          }
          throw cause
        }
      }),
    )
  }
}

function staffAsking(row: AdminAccountRow, request: Request): Staff {
  return staffOf(row, sessionOf(tokenOf(request) ?? ''))
}

function asAnswer(content: unknown): Response {
  return content instanceof Response ? content : Response.json(content)
}

/** Answers an invalid body: `reasonrequired` as its own code, anything else as an invalid field. */
function refuseBody({ error, status }: { error: string; status: 400 | 415 }): Response {
  const [field, message] = error.includes(': ') ? error.split(': ', 2) : ['', error]
  if (message === 'reasonrequired') return Response.json({ code: message }, { status })
  return Response.json({ code: 'invalid', message: error, field, error: message }, { status })
}
