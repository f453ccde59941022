import { type HttpHandler, http } from 'msw/http'
import type * as v from 'valibot'
import type { DemoErrorCode } from '#contract/demo'
import { answered, postHandler, refuse, unknownIn } from '../answer'
import { CodedError } from '../codedError'
import type { MockConfig } from '../config'
import type { DemoDatabase } from './demoDatabase'

/** A demo section refuses a call: 404 for missing and 400 for invalid things, both with a message, or a code. */
export class DemoError extends CodedError<400 | 404 | DemoErrorCode, object> {
  override readonly name = 'DemoError'

  constructor(code: 400 | 404 | DemoErrorCode, message = String(code)) {
    super(code, {}, { message })
  }
}

/**
 * Refuses if a field no longer has the value in `was`. A field that already has its `wanted` value is fine,
 * because the call is repeated if its answer was lost.
 */
export function refuseIfChanged(record: object, was: object = {}, wanted: object = {}): void {
  const now = new Map<string, unknown>(Object.entries(record))
  const next = new Map<string, unknown>(Object.entries(wanted))
  for (const [name, known] of Object.entries(was)) {
    const value = now.get(name)
    const isWanted = next.has(name) && isSame(value, next.get(name))
    if (!isSame(value, known) && !isWanted) throw new DemoError('changed')
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** In ms, enough for 10,000 records; the page waits a little longer. */
const longestWork = 9000

/** In bytes; for bodies that may contain a whole store by specification (kanban's `items`…). */
export const wholeStoreBody = 8 * 1024 * 1024

/**
 * Makes the handlers of a demo section. Each call is one transaction over its database, so it must only await
 * the database. Answers: 400 with a reason for an invalid body, the {@link DemoError}'s status, otherwise 500
 * `Internal server error`, with `code` and `domain` for a fault of the database.
 */
export class DemoRoutes {
  readonly #config: MockConfig
  readonly #database: DemoDatabase
  readonly #applyDue: () => Promise<void>

  /** `applyDue`: writes changes that are due by time, before each call and outside of its transaction. */
  constructor(
    config: MockConfig,
    database: DemoDatabase,
    applyDue: () => Promise<void> = async () => {},
  ) {
    this.#config = config
    this.#database = database
    this.#applyDue = applyDue
  }

  /** A call that changes nothing; `read` returns the JSON for a query. `known`: allowed query parameters. */
  get(
    path: string,
    read: (query: URLSearchParams) => Promise<unknown>,
    known: readonly string[] = [],
  ): HttpHandler {
    return http.get(this.#at(path), ({ request }) => {
      const query = new URL(request.url).searchParams
      const unknown = unknownIn(query, known)
      return unknown === null ? this.#answer('r', () => read(query)) : refuse(400, unknown)
    })
  }

  /** Like {@link get}, with data of another section, which `ask` loads before the transaction. */
  getWith<Known>(
    path: string,
    ask: () => Promise<Known>,
    read: (known: Known) => Promise<unknown>,
  ): HttpHandler {
    return http.get(this.#at(path), ({ request }) =>
      answered(async () => {
        const unknown = unknownIn(new URL(request.url).searchParams, [])
        if (unknown !== null) return refuse(400, unknown)
        const known = await ask()
        return this.#answer('r', () => read(known))
      }),
    )
  }

  /** A call with a JSON body, even if it only reads. */
  post<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    work: (body: v.InferOutput<Schema>) => Promise<unknown>,
    longest?: number,
  ): HttpHandler {
    return postHandler(
      this.#at(path),
      schema,
      (body) => this.#answer('rw', () => work(body)),
      longest,
    )
  }

  /** A POST whose body is ignored. */
  action(path: string, work: () => Promise<unknown>): HttpHandler {
    return http.post(this.#at(path), () => this.#answer('rw', work))
  }

  #answer(mode: 'r' | 'rw', work: () => Promise<unknown>): Promise<Response> {
    return answered(async () => {
      try {
        const database = this.#database
        return Response.json(
          await database.execute(async () => {
            await database.seeded(this.#config)
            await this.#applyDue()
            // Dexie follows native awaits only in functions that it recognises as async.
            return database.transaction(mode, database.tables, async () => work())
          }, longestWork),
        )
      } catch (cause) {
        if (!(cause instanceof DemoError)) throw cause
        const { code, message } = cause
        if (typeof code === 'number') return refuse(code, message)
        return Response.json({ message, code }, { status: 400 })
      }
    })
  }

  #at(path: string): string {
    return this.#config.apiOrigin + path
  }
}
