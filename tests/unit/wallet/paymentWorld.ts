/** What one player's tabs share: a provider, a connection that loses and reorders calls, and browser locks. */
import * as v from 'valibot'

export const minute = 60_000

export const faults = [
  'none',
  'never arrives',
  'answer lost',
  'arrives late',
  'answer of another',
] as const

/** How the connection treats the calls of a tab. */
export interface Line {
  fault: (typeof faults)[number]
  /** Milliseconds from a call to its answer. */
  takes: number
}

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const bodySchema = v.object({ requestId: v.string(), validUntil: v.string() })

/** Provider with a correct clock. It executes a request once, before its confirmation ends. */
export class TestProvider {
  readonly executed = new Set<string>()
  readonly #answers = new Map<string, () => Response>()
  #last: string | null = null

  now(): number {
    return Date.parse('2026-11-21T07:00:00Z') + performance.now()
  }

  headers() {
    return { Date: new Date(this.now()).toUTCString() }
  }

  knows(requestId: string): boolean {
    return this.#answers.has(requestId)
  }

  take(body: unknown): Response {
    const { requestId, validUntil } = v.parse(bodySchema, body)
    if (!this.knows(requestId)) {
      const isLate = Date.parse(validUntil) < this.now()
      if (!isLate) this.executed.add(requestId)
      const answer = isLate ? { code: 'requestexpired' } : { data: { id: requestId } }
      const status = isLate ? 400 : 200
      this.#answers.set(requestId, () =>
        Response.json({ ...answer, requestId }, { status, headers: this.headers() }),
      )
    }
    return this.ask(requestId)
  }

  ask(requestId: string): Response {
    return this.#answers.get(requestId)?.() ?? Response.json('unknown')
  }

  /** Answers over a bad connection. */
  async answer(line: Line, method: string, requestId: string, body: unknown): Promise<Response> {
    const reply = () => (method === 'POST' ? this.take(body) : this.ask(requestId))
    const { fault, takes } = line
    const earlier = this.#last
    this.#last = requestId
    if (fault === 'arrives late') setTimeout(reply, takes + 2_000)
    await wait(takes / 2)
    const response = fault === 'none' || fault === 'answer lost' ? reply() : null
    await wait(takes / 2)
    if (fault === 'none' && response !== null) return response
    const isSwapped = fault === 'answer of another' && earlier !== null && earlier !== requestId
    if (isSwapped) return this.ask(earlier)
    throw new TypeError('Failed to fetch')
  }
}

/** Locks of a browser. Those of a killed tab are released. */
export class SharedLocks {
  readonly #held = new Map<string, unknown>()
  /** A lock is granted after a varying short delay. */
  #asked = 0

  /** @returns the `navigator.locks` of one tab */
  of(owner: unknown) {
    return {
      request: async (name: string, ...[options, work = options]: unknown[]) => {
        if (typeof work !== 'function') throw new TypeError('There is nothing to do')
        this.#asked += 1
        await wait((this.#asked % 3) * 20)
        while (this.#held.has(name) && options === work) await wait(50)
        if (this.#held.has(name)) return work(null)
        this.#held.set(name, owner)
        try {
          return await work({})
        } finally {
          if (this.#held.get(name) === owner) this.#held.delete(name)
        }
      },
    }
  }

  free(owner: unknown): void {
    for (const [name, holder] of this.#held) if (holder === owner) this.#held.delete(name)
  }
}
