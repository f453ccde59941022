/** The connection of one device: how good it is, and what it has sent. */

import { providerRoutes } from '#contract/provider'
import type { Random } from '#mocks/random'
import { chooseFault, type Spoiling } from './faults'
import { type Fields, isFields } from './provider'

/** A request sent by the app, for the first time or again. */
export interface Send {
  path: string
  requestId: string
  /** The body of the request. */
  request: Fields
  /** Milliseconds since 1970. */
  at: number
  /** The fault that it met; null if there was none. */
  fault: string | null
}

export interface Call {
  method: string
  path: string
  body: Buffer
}

/** The share of calls with a fault on a bad connection: for requests, and for calls that only read. */
const requestShare = 0.5
const readShare = 0.08

/** Calls that look up a request count like the request itself. */
const [askedFor = ''] = providerRoutes.request.split(':')

/** Registrations carry no request id, so the account’s name replaces it. */
const registrations: readonly string[] = [providerRoutes.players, providerRoutes.checkRegister]

export class Line {
  readonly sends: Send[] = []
  /** The time when the provider last answered a look-up, by request id. */
  readonly #asked = new Map<string, number>()
  readonly #held = new Set<Promise<void>>()
  #isBad = false
  /** The time when the connection last became good, in milliseconds since 1970. */
  goodSince = Date.now()

  readonly #random: Random
  readonly #longestMs: number

  /** @param longestMs the longest delay of a call */
  constructor(random: Random, longestMs: number) {
    this.#random = random
    this.#longestMs = longestMs
  }

  get isBad(): boolean {
    return this.#isBad
  }

  worsen(): void {
    this.#isBad = true
  }

  mend(): void {
    if (this.#isBad) this.goodSince = Date.now()
    this.#isBad = false
  }

  /** @returns true if the request was looked up since the connection is good */
  isAskedAbout(requestId: string): boolean {
    return (this.#asked.get(requestId) ?? 0) > this.goodSince
  }

  /**
   * Records a call and chooses its fault.
   * @returns null for no fault
   */
  take(call: Call): Spoiling | null {
    const { path } = call
    const request = requestIn(call)
    const isRequest = request !== null || path.startsWith(askedFor)
    const share = isRequest ? requestShare : readShare
    const isSpoiled = this.#isBad && this.#random.chance(share)
    const fault = isSpoiled ? chooseFault(isRequest, (below) => this.#below(below)) : null
    if (path.startsWith(askedFor) && fault === null) {
      this.#asked.set(path.slice(askedFor.length), Date.now())
    }
    if (request !== null) {
      const requestId = String(request['requestId'] ?? request['username'])
      this.sends.push({ path, requestId, request, at: Date.now(), fault: fault?.name ?? null })
    }
    return fault
  }

  /** Remembers a call with a fault until it is over. */
  async hold(call: Promise<void>): Promise<void> {
    this.#held.add(call)
    try {
      await call
    } finally {
      this.#held.delete(call)
    }
  }

  /** Resolves when no call is delayed any more. */
  async quiet(): Promise<void> {
    await Promise.allSettled(this.#held)
  }

  /** @returns the next delay in milliseconds */
  delay(): number {
    return this.#random.integer(500, this.#longestMs)
  }

  #below(count: number): number {
    return this.#random.integer(0, count - 1)
  }
}

/** @returns the request that a call carries, or null */
function requestIn({ method, path, body }: Call): Fields | null {
  if (method !== 'POST' || body.length === 0) return null
  const content: unknown = JSON.parse(body.toString())
  if (!isFields(content)) return null
  return 'requestId' in content || registrations.includes(path) ? content : null
}
