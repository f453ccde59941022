/** Makes the provider's handlers with their access rules: players read their own rows, admins those of all. */
import { type HttpHandler, http } from 'msw/http'
import type * as v from 'valibot'
import { accountMessages } from '#contract/account/login'
import type { PlayerRequest } from '#contract/wire'
import { secondMs } from '#lib/time'
import { answered, postHandler, refuse, unknownIn } from '../answer'
import { now } from '../clock'
import type { MockConfig } from '../config'
import { type Claims, readClaims, tokenOf } from '../token'
import { applyDueEvents } from './applyDueEvents'
import { database } from './database/database'
import type { Answer } from './requests'

/** @returns the caller if they may read the player's rows; otherwise the refusal */
async function readerOf(
  request: Request,
  userId: string,
  config: MockConfig,
): Promise<Claims | Response> {
  return readerAmong(await claimsOf(request, config), userId)
}

/** @returns null if a session may be checked; for an ended session the check's own marker */
export async function refusalForCheck(
  request: Request,
  userId: string,
  config: MockConfig,
): Promise<Response | null> {
  const reader = readerAmong(await provenClaims(request, config), userId)
  if (reader instanceof Response) return reader
  return (await endOf(reader)) ? Response.json('notfound') : null
}

function readerAmong(claims: Claims | Response, userId: string): Claims | Response {
  if (claims instanceof Response) return claims
  return claims.role === 'admin' || claims.userId === userId ? claims : forbidden()
}

/** Only players may send requests, no admin for them. A ban is reported by the request's answer. */
async function refusalForRequests(
  request: Request,
  userId: string,
  config: MockConfig,
): Promise<Response | null> {
  const claims = await provenClaims(request, config)
  if (claims instanceof Response) return claims
  if (claims.role !== 'player' || claims.userId !== userId) return forbidden()
  return (await endOf(claims)) === 'staff' ? refuse(401, accountMessages.invalidToken) : null
}

/** @returns the caller if they have this role; otherwise the refusal */
async function askerOf(
  request: Request,
  role: Claims['role'],
  config: MockConfig,
): Promise<Claims | Response> {
  const claims = await claimsOf(request, config)
  if (claims instanceof Response) return claims
  return claims.role === role ? claims : forbidden()
}

/** @returns the caller if their session has not ended; otherwise the refusal */
async function claimsOf(request: Request, config: MockConfig): Promise<Claims | Response> {
  const claims = await provenClaims(request, config)
  if (claims instanceof Response) return claims
  return (await endOf(claims)) ? refuse(401, accountMessages.invalidToken) : claims
}

/**
 * @returns who or what ended a session, whatever its token says; null while it is valid. An end in the future
 * comes from a moved clock and is ignored.
 */
async function endOf({ role, userId, issuedAt }: Claims): Promise<'banned' | 'staff' | null> {
  if (role !== 'player') return (await mayReadPlayers(userId, issuedAt)) ? null : 'staff'
  const player = await database.execute(() => database.players.get(userId))
  if (player?.status === 'banned') return 'banned'
  const from = Date.parse(player?.sessionsFrom ?? '')
  return issuedAt < from && from <= now() ? 'staff' : null
}

/** Whether the account is active and may see players' rows completely, which support may not. */
async function mayReadPlayers(adminID: string, issuedAt: number): Promise<boolean> {
  const row = await database.execute(() => database.admins.get(adminID))
  if (row?.status !== 'active' || row.role === 'support') return false
  const { endedBefore = 0 } = row
  return issuedAt + secondMs > endedBefore || endedBefore > now()
}

/** @returns the caller by the token only; otherwise the refusal */
async function provenClaims(request: Request, config: MockConfig): Promise<Claims | Response> {
  const token = tokenOf(request)
  if (token === null) return refuse(401, accountMessages.tokenMissing)
  return (await readClaims(token, config)) ?? refuse(401, accountMessages.invalidToken)
}

function forbidden(): Response {
  return refuse(403, 'Forbidden')
}

/** Answers a GET; `id` is the path's parameter, empty if there is none. */
type Read = (id: string, query: URLSearchParams) => Promise<Response>

/** Like {@link Read}, if the answer depends on the caller. */
type ReadFor = (id: string, query: URLSearchParams, reader: Claims) => Promise<Response>

/** Makes handlers at the provider's origin, by who may call them. */
export class Routes {
  readonly #config: MockConfig

  constructor(config: MockConfig) {
    this.#config = config
  }

  /** For everybody. */
  open(path: string, read: Read): HttpHandler {
    return this.#get(path, () => Promise.resolve(null), read)
  }

  /** For logged-in players. */
  players(path: string, read: Read): HttpHandler {
    return this.#get(path, (request) => askerOf(request, 'player', this.#config), read)
  }

  /**
   * For the player in the path; applies due events first. `known`: the query parameters that the call supports.
   */
  own(path: string, read: ReadFor, known: readonly string[] = []): HttpHandler {
    const upToDate: ReadFor = async (id, query, reader) => {
      await applyDueEvents(id)
      return read(id, query, reader)
    }
    return this.#get(path, (request, id) => readerOf(request, id, this.#config), upToDate, known)
  }

  admins(path: string, read: Read): HttpHandler {
    return this.#get(path, (request) => askerOf(request, 'admin', this.#config), read)
  }

  /** A call with a JSON body; a body that does not match `schema` gets 400 with the reason. */
  post<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    work: (body: v.InferOutput<Schema>, request: Request) => Promise<Response>,
  ): HttpHandler {
    return postHandler(this.#at(path), schema, (body, request) =>
      database.execute(() => work(body, request)),
    )
  }

  /** A row by its own id, for its player; `ownerOf` returns null for an unknown row. */
  ownRow(path: string, ownerOf: (id: string) => Promise<string | null>, read: Read): HttpHandler {
    const reader = async (request: Request, id: string) =>
      readerOf(request, (await ownerOf(id)) ?? '', this.#config)
    return this.#get(path, reader, read)
  }

  /** A call about the caller's own data; `id` is the path's parameter. */
  asked(path: string, read: (id: string, userId: string) => Promise<Response>): HttpHandler {
    return http.get(this.#at(path), ({ request, params }) =>
      answered(async () => {
        const player = await askerOf(request, 'player', this.#config)
        if (player instanceof Response) return player
        return database.lookUp(() => read(String(params.id ?? ''), player.userId))
      }),
    )
  }

  /** A request that moves money or claims value: executed once per `requestId`, for the player only. */
  request<const Schema extends v.GenericSchema<unknown, PlayerRequest>>(
    path: string,
    schema: Schema,
    work: (request: v.InferOutput<Schema>) => Promise<Answer>,
    longest?: number,
  ): HttpHandler {
    const give = async (body: v.InferOutput<Schema>, request: Request) => {
      const refusal = await refusalForRequests(request, body.userId, this.#config)
      if (refusal) return refusal
      return answerRequest(body.requestId, await database.execute(() => work(body)))
    }
    return postHandler(this.#at(path), schema, give, longest)
  }

  #get<Reader extends Claims | null>(
    path: string,
    admitted: (request: Request, id: string) => Promise<Reader | Response>,
    read: (id: string, query: URLSearchParams, reader: Reader) => Promise<Response>,
    known: readonly string[] = [],
  ): HttpHandler {
    return http.get(this.#at(path), ({ request, params }) =>
      answered(async () => {
        const id = String(params.id ?? '')
        const query = new URL(request.url).searchParams
        const reader = await database.execute(() => admitted(request, id))
        if (reader instanceof Response) return reader
        const unknown = unknownIn(query, known)
        if (unknown !== null) return refuse(400, unknown)
        return database.lookUp(() => read(id, query, reader))
      }),
    )
  }

  #at(path: string): string {
    return this.#config.providerOrigin + path
  }
}

/** Adds the request's id to an answer, because on a bad line it could be taken for another one. */
export function answerRequest(requestId: string, { status, content }: Answer): Response {
  return Response.json({ ...content, requestId }, { status })
}
