/** The isolated back ends of one server, by the `x-world` header of a call. */
import type { Backend } from './backend'
import { backendInThread, type ThreadBackend, type ThreadOptions } from './threads'

export const worldHeader = 'x-world'

/** Each is a thread with about 60 MB of memory. */
const mostWorlds = 32

export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds'
}

/** Calls without a name use `main`; each other name gets its own back end with `options`. */
export class Worlds {
  readonly #main: Backend
  readonly #options: ThreadOptions
  readonly #named = new Map<string, ThreadBackend>()

  constructor(main: Backend, options: ThreadOptions) {
    this.#main = main
    this.#options = options
  }

  /** @throws {TooManyWorlds} rather than ending one that may still be in use */
  of(name: string): Backend {
    if (name === '') return this.#main
    const known = this.#named.get(name)
    if (known) return known
    if (this.#named.size >= mostWorlds) throw new TooManyWorlds()
    const made = backendInThread(this.#options)
    this.#named.set(name, made)
    void made.ended.then(() => {
      if (this.#named.get(name) === made) this.#named.delete(name)
    })
    return made
  }

  /** Ends a named back end; the main one returns to its initial state. */
  async end(name: string): Promise<void> {
    if (name === '') await this.#main.restore()
    await this.#named.get(name)?.close()
    this.#named.delete(name)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#named.values()].map((world) => world.close()))
  }
}
