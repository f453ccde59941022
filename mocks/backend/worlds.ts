/** The isolated back ends of one server, by name: the `x-world` header of a call, or `/w/<name>/` in its path. */
import type { Backend } from './backend'
import {
  createBackend,
  type IsolatedBackend,
  type IsolatedOptions,
} from './isolated/isolatedBackend'

export const worldHeader = 'x-world'

const defaultMostWorlds = 1_000

export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds'
}

/** Calls without a name use `main`; each other name gets its own back end with `options`. */
export class Worlds {
  readonly #main: Backend
  readonly #options: IsolatedOptions
  readonly #most: number
  readonly #named = new Map<string, IsolatedBackend>()

  constructor(main: Backend, options: IsolatedOptions, most = defaultMostWorlds) {
    this.#main = main
    this.#options = options
    this.#most = most
  }

  /** @throws {TooManyWorlds} rather than ending one that may still be in use */
  of(name: string): Backend {
    if (name === '') return this.#main
    const known = this.#named.get(name)
    if (known) return known
    if (this.#named.size >= this.#most) {
      throw new TooManyWorlds(
        `${this.#most} worlds are in use. End one with DELETE /api/scenarios/world, or raise --most-worlds.`,
      )
    }
    const made = createBackend(this.#options)
    this.#named.set(name, made)
    void made.ended.then(() => this.#forget(name, made))
    return made
  }

  /** Ends a named back end; the main one returns to its initial state. */
  async end(name: string): Promise<void> {
    if (name === '') await this.#main.restore()
    const world = this.#named.get(name)
    this.#named.delete(name)
    await world?.close()
  }

  async close(): Promise<void> {
    const worlds = [...this.#named.values()]
    this.#named.clear()
    await Promise.all(worlds.map((world) => world.close()))
  }

  /** Says in the server's output why the next call of this name starts from the beginning. */
  #forget(name: string, world: IsolatedBackend): void {
    if (this.#named.get(name) !== world) return
    this.#named.delete(name)
    console.warn(`World ${name} had no call for a while, so it and its data are gone. See --idle.`)
  }
}
