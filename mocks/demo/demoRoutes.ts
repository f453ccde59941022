import { type HttpHandler, http } from 'msw/http'
import type * as v from 'valibot'
import type { RefusalOfDemo } from '#contract/demo'
import { answered, postHandler, refuse, unknownIn } from '../answer'
import type { MockConfig } from '../config'
import type { DemoDatabase } from './demoDatabase'

/** Why a demo call is not carried out; thrown inside a transaction, it takes the whole back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  /** 404 for what is not there, 400 for what makes no sense, both with a message; a code is a 400 that says all. */
  constructor(
    readonly reason: 400 | 404 | RefusalOfDemo,
    message = String(reason),
  ) {
    super(message)
  }
}

/**
 * Nothing is done where what was known of a record is no longer so; `was` holds what was known of its fields. A field
 * that is `wanted` so already is no obstacle: the call is sent again, since its answer was lost.
 */
export function refuseIfChanged(record: object, was: object = {}, wanted: object = {}): void {
  const now = new Map<string, unknown>(Object.entries(record))
  const next = new Map<string, unknown>(Object.entries(wanted))
  for (const [name, known] of Object.entries(was)) {
    const value = now.get(name)
    const isWanted = next.has(name) && isSame(value, next.get(name))
    if (!isSame(value, known) && !isWanted) throw new Refusal('changed')
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Ten thousand records may take their time; the page waits a little longer. Milliseconds. */
const longestWork = 9000

/** Bodies that the specification lets carry whole stores (kanban's `items`…) may be this long. */
export const wholeStoreBody = 8 * 1024 * 1024

/**
 * Makes the handlers of a demo section. Each call is one transaction over its database, so nothing is
 * ever half done; await nothing in it but the database. Bad bodies are 400 with a reason, a
 * {@link Refusal} answers as it says, and whatever else fails is 500 `Internal server error`, with a
 * `code` and the `domain` where the store itself is at fault.
 */
export class DemoRoutes {
  readonly #config: MockConfig
  readonly #database: DemoDatabase
  readonly #applyDue: () => Promise<void>

  /** `applyDue`: writes what time alone has changed, before each call and outside of its transaction. */
  constructor(
    config: MockConfig,
    database: DemoDatabase,
    applyDue: () => Promise<void> = async () => {},
  ) {
    this.#config = config
    this.#database = database
    this.#applyDue = applyDue
  }

  /**
   * A call that changes nothing; `read` gives the answer's JSON, for what stands behind the `?`. `known`: the
   * parameters that may stand there.
   */
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

  /** As {@link get}, with what another section knows: that is asked before, outside of the transaction. */
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

  /** A call with a JSON body; also one that only asks. */
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

  /** A POST without a body; whatever it carries is not read. */
  action(path: string, work: () => Promise<unknown>): HttpHandler {
    return http.post(this.#at(path), () => this.#answer('rw', work))
  }

  #answer(mode: 'r' | 'rw', work: () => Promise<unknown>): Promise<Response> {
    return answered(async () => {
      try {
        const database = this.#database
        return Response.json(
          await database.carryOut(async () => {
            await database.seeded(this.#config)
            await this.#applyDue()
            // Dexie follows native awaits only into what it knows as an async function.
            return database.transaction(mode, database.tables, async () => work())
          }, longestWork),
        )
      } catch (cause) {
        if (!(cause instanceof Refusal)) throw cause
        const { reason, message } = cause
        if (typeof reason === 'number') return refuse(reason, message)
        return Response.json({ message, code: reason }, { status: 400 })
      }
    })
  }

  #at(path: string): string {
    return this.#config.apiOrigin + path
  }
}
