/** Back ends that share a process and nothing else. */
import { clearTimeout, setTimeout } from 'node:timers'
import { type Backend, defaultConfig } from '../backend'
import { backendEntries, type BackendOptions, checkOptions, idleMs } from '../backendOptions'
import { readStorable } from '../snapshot'
import { readScenario } from '../testers'
import { copiedData } from './copiedData'
import { newInstance } from './instance'
import { preparedStart } from './preparedStart'

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
  if (given.scenario !== undefined) readScenario(given.scenario, config)
  if (given.snapshot !== undefined) readStorable(given.snapshot)
  const starting = start({ ...given, config })
  starting.catch(() => {}) // the first call reports it
  let reportEnd = () => {}
  const ended = new Promise<void>((resolve) => {
    reportEnd = resolve
  })
  let reason = ''
  let calls = 0
  const close = async (why: string) => {
    if (reason !== '') return
    reason = why
    clearTimeout(timer)
    await starting.then(({ end }) => end()).catch(() => {}) // a back end that never started has no data
    reportEnd()
  }
  const endIdle = () => {
    if (calls > 0) timer.refresh()
    else void close(`it had no call for ${idle} ms. Set idleMs to keep it longer.`)
  }
  const timer = setTimeout(endIdle, Math.min(idle, longestTimer))
  timer.unref()
  const use = async <T>(call: (backend: Backend) => Promise<T>): Promise<T> => {
    if (reason !== '') throw new BackendEnded(`The back end and its data are gone: ${reason}`)
    calls += 1
    try {
      return await call((await starting).backend)
    } finally {
      calls -= 1
      timer.refresh()
    }
  }
  return {
    origins: { provider: config.providerOrigin, api: config.apiOrigin },
    ended,
    close: () => close('it was closed.'),
    fetch: (request, init) => use((backend) => backend.fetch(request, init)),
    load: (scenario) => use((backend) => backend.load(scenario)),
    advance: (milliseconds) => use((backend) => backend.advance(milliseconds)),
    snapshot: () => use((backend) => backend.snapshot()),
    restore: (snapshot) => use((backend) => backend.restore(snapshot)),
  }
}

async function start(options: BackendOptions): Promise<{ backend: Backend; end: () => void }> {
  const { data, drawn } = await preparedStart(options)
  const { createBackend: create, end } = await newInstance(copiedData(data))
  return { backend: withoutStacks(() => create(options, { drawn })), end }
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
