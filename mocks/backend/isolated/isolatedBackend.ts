/** Back ends that share a process and nothing else. */
import { clearTimeout, setTimeout } from 'node:timers'
import type { TestControls } from '#contract/scenario/scenario'
import type { MockConfig } from '../../config'
import { isStaffCall } from '../../token'
import { type Backend, defaultConfig, requestAt } from '../backend'
import { type BackendOptions, backendEntries, checkOptions, idleMs } from '../backendOptions'
import { readStorable, type Snapshot } from '../snapshot'
import { readScenario } from '../testers'
import { copiedData } from './copiedData'
import { newInstance } from './instance'
import { preparedStart } from './preparedStart'
import { inTurn } from './turns'

export interface IsolatedOptions extends BackendOptions {
  /** Ends the back end after this time without a call, in ms; a minute if omitted, `Infinity` for never. */
  idleMs?: number | undefined
}

export interface IsolatedBackend extends Backend {
  /** Origins that `fetch` puts before a path. */
  readonly origins: { readonly provider: string; readonly api: string }
  /** Resolves at the end, by `close` or after the idle time. */
  readonly ended: Promise<void>
  /** Ends the back end and discards its data. */
  close(): Promise<void>
}

/** Error of a call after the end. */
export class BackendEnded extends Error {
  override readonly name = 'BackendEnded'
}

const defaultIdleMs = 60_000

/** The longest delay of a timer in ms. */
const longestTimer = 2 ** 31 - 1

/** @throws {BadOption | BadScenario | BadSnapshot} */
export function createBackend(options: IsolatedOptions = {}): IsolatedBackend {
  checkOptions(options, { ...backendEntries, idleMs })
  const { idleMs: idle = defaultIdleMs, ...given } = options
  const config = { ...defaultConfig, ...given.config }
  // Copies, because the caller may change its own before the first call.
  const [scenario, snapshot] = structuredClone([given.scenario, given.snapshot])
  if (scenario !== undefined) readScenario(scenario, config)
  if (snapshot !== undefined) readStorable(snapshot)
  return new Isolated({ ...given, scenario, snapshot }, config, idle)
}

const nothing = () => {}

class Isolated implements IsolatedBackend {
  readonly origins: IsolatedBackend['origins']
  readonly ended: Promise<void>
  readonly #options: BackendOptions
  readonly #config: MockConfig
  readonly #idle: NodeJS.Timeout
  /** From the first call on, because a staff call starts from more data. */
  #starting: Promise<Started> | undefined
  #reportEnd = nothing
  /** Why it has ended; empty while it runs. */
  #reason = ''
  #calls = 0

  constructor(options: BackendOptions, config: MockConfig, idleTime: number) {
    this.#options = options
    this.#config = config
    this.origins = { provider: config.providerOrigin, api: config.apiOrigin }
    this.ended = new Promise((resolve) => {
      this.#reportEnd = resolve
    })
    const endIdle = () => {
      if (this.#calls > 0) this.#idle.refresh()
      else void this.#end(`it had no call for ${idleTime} ms. Set idleMs to keep it longer.`)
    }
    this.#idle = setTimeout(endIdle, Math.min(idleTime, longestTimer)).unref()
  }

  async fetch(given: Request | string, init?: RequestInit): Promise<Response> {
    const request = requestAt(this.#config, given, init)
    return this.#call((backend) => backend.fetch(request), isStaffCall(request))
  }

  load(scenario: unknown): Promise<TestControls> {
    return this.#call((backend) => backend.load(scenario))
  }

  advance(milliseconds: number): Promise<void> {
    return this.#call((backend) => backend.advance(milliseconds))
  }

  snapshot(): Promise<Snapshot> {
    return this.#call((backend) => backend.snapshot())
  }

  restore(snapshot?: Snapshot): Promise<void> {
    return this.#call((backend) => backend.restore(snapshot))
  }

  close(): Promise<void> {
    return this.#end('it was closed.')
  }

  async #call<T>(work: (backend: Backend) => Promise<T>, forStaff = false): Promise<T> {
    if (this.#reason) throw new BackendEnded(`The back end and its data are gone: ${this.#reason}`)
    this.#calls += 1
    try {
      this.#starting ??= start({ ...this.#options, config: this.#config }, forStaff)
      const { backend } = await this.#starting
      return await inTurn(() => work(backend))
    } finally {
      this.#calls -= 1
      this.#idle.refresh()
    }
  }

  async #end(reason: string): Promise<void> {
    if (this.#reason) return
    this.#reason = reason
    clearTimeout(this.#idle)
    // A back end that could not start has no data.
    await this.#starting?.then(({ end }) => end()).catch(nothing)
    this.#starting = undefined
    this.#reportEnd()
  }
}

interface Started {
  backend: Backend
  end: () => void
}

async function start(options: BackendOptions, forStaff: boolean): Promise<Started> {
  const { data, drawn } = await preparedStart(options, forStaff)
  return inTurn(async () => {
    const { createBackend: create, end } = await newInstance(copiedData(data))
    return { backend: withoutStacks(() => create(options, { drawn })), end }
  })
}

/** MSW reads the stack for each of its handlers, which would take half of the time of a start. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return work()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
