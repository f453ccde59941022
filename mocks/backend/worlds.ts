/** The worlds of one server, by the name that a call gives in `x-world`. */
import type { Backend } from './backend'
import { backendInThread, type ThreadBackend, type ThreadOptions } from './threads'

export const worldHeader = 'x-world'

/** Each is a thread with its own memory, some 60 MB. */
const mostWorlds = 32

export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds'
}

/** Calls without a name have `main`; each other name gets a world of its own, made as `options` say. */
export class Worlds {
  readonly #main: Backend
  readonly #options: ThreadOptions
  readonly #named = new Map<string, ThreadBackend>()

  constructor(main: Backend, options: ThreadOptions) {
    this.#main = main
    this.#options = options
  }

  /** Throws {@link TooManyWorlds} rather than end one that somebody may still need. */
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

  /** Ends a named world; the main one goes back to its start. */
  async end(name: string): Promise<void> {
    if (name === '') await this.#main.restore()
    await this.#named.get(name)?.close()
    this.#named.delete(name)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#named.values()].map((world) => world.close()))
  }
}
