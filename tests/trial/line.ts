/** How good the connection of one device is, and what it has sent over it. */

import { providerRoutes } from '#contract/provider'
import type { Random } from '#mocks/random'
import { chooseFault, type Spoiling } from './faults'
import { type Fields, isFields } from './provider'

/** An order that left the app, the first time or again. */
export interface Send {
  path: string
  requestId: string
  /** What it says. */
  order: Fields
  /** Milliseconds since 1970. */
  at: number
  /** What happened to it; null when nothing did. */
  fault: string | null
}

export interface Call {
  method: string
  path: string
  body: Buffer
}

/** How often a bad line spoils an order, and how often a call that only reads. */
const orderShare = 0.5
const readShare = 0.08

/** Calls that ask what came of an order count as the order does. */
const [askedFor = ''] = providerRoutes.request.split(':')

/** Registrations carry no request id: the account's name stands for it. */
const registrations: readonly string[] = [providerRoutes.players, providerRoutes.checkRegister]

export class Line {
  readonly sends: Send[] = []
  /** When the provider was last asked what came of an order, by its id, and answered. */
  readonly #asked = new Map<string, number>()
  readonly #held = new Set<Promise<void>>()
  #isBad = false
  /** When it last became good. Milliseconds since 1970. */
  goodSince = Date.now()

  readonly #random: Random
  readonly #longestMs: number

  /** @param longestMs how long it holds a call up at most */
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

  /** Whether it was asked what came of an order since the line is good. */
  isAskedAbout(requestId: string): boolean {
    return (this.#asked.get(requestId) ?? 0) > this.goodSince
  }

  /** Notes a call and decides what happens to it: null for nothing. */
  take(call: Call): Spoiling | null {
    const { path } = call
    const order = orderIn(call)
    const isOrder = order !== null || path.startsWith(askedFor)
    const share = isOrder ? orderShare : readShare
    const isSpoiled = this.#isBad && this.#random.chance(share)
    const fault = isSpoiled ? chooseFault(isOrder, (below) => this.#below(below)) : null
    if (path.startsWith(askedFor) && fault === null) {
      this.#asked.set(path.slice(askedFor.length), Date.now())
    }
    if (order !== null) {
      const requestId = String(order['requestId'] ?? order['username'])
      this.sends.push({ path, requestId, order, at: Date.now(), fault: fault?.name ?? null })
    }
    return fault
  }

  /** Keeps a spoiled call in mind until it is over. */
  async hold(call: Promise<void>): Promise<void> {
    this.#held.add(call)
    try {
      await call
    } finally {
      this.#held.delete(call)
    }
  }

  /** Resolves when no call is held up any more. */
  async quiet(): Promise<void> {
    await Promise.allSettled(this.#held)
  }

  /** How long it holds a call up this time, in milliseconds. */
  delay(): number {
    return this.#random.integer(500, this.#longestMs)
  }

  #below(count: number): number {
    return this.#random.integer(0, count - 1)
  }
}

/** The order that a call carries; null for a call that carries none. */
function orderIn({ method, path, body }: Call): Fields | null {
  if (method !== 'POST' || body.length === 0) return null
  const content: unknown = JSON.parse(body.toString())
  if (!isFields(content)) return null
  return 'requestId' in content || registrations.includes(path) ? content : null
}
