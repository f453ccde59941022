/** Back ends that share a process and nothing else. */
import { clearTimeout, setTimeout } from 'node:timers'
import { isStaffCall } from '../../token'
import { type Backend, defaultConfig, requestAt } from '../backend'
import { type BackendOptions, backendEntries, checkOptions, idleMs } from '../backendOptions'
import { readStorable } from '../snapshot'
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
  // Starts at the first call, because a staff call starts from more data.
  let starting: Promise<Started> | undefined
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
    // A back end that could not start has no data.
    await starting?.then(({ end }) => end()).catch(() => {})
    reportEnd()
  }
  const endIdle = () => {
    if (calls > 0) timer.refresh()
    else void close(`it had no call for ${idle} ms. Set idleMs to keep it longer.`)
  }
  const timer = setTimeout(endIdle, Math.min(idle, longestTimer))
  timer.unref()
  const use = async <T>(call: (backend: Backend) => Promise<T>, forStaff = false): Promise<T> => {
    if (reason !== '') throw new BackendEnded(`The back end and its data are gone: ${reason}`)
    calls += 1
    try {
      starting ??= start({ ...given, scenario, snapshot, config }, forStaff)
      const { backend } = await starting
      return await inTurn(() => call(backend))
    } finally {
      calls -= 1
      timer.refresh()
    }
  }
  return {
    origins: { provider: config.providerOrigin, api: config.apiOrigin },
    ended,
    close: () => close('it was closed.'),
    async fetch(given, init) {
      const request = requestAt(config, given, init)
      return use((backend) => backend.fetch(request), isStaffCall(request))
    },
    load: (scenario) => use((backend) => backend.load(scenario)),
    advance: (milliseconds) => use((backend) => backend.advance(milliseconds)),
    snapshot: () => use((backend) => backend.snapshot()),
    restore: (snapshot) => use((backend) => backend.restore(snapshot)),
  }
}

interface Started {
  backend: Backend
  end(): void
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
