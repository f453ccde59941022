/** The simulated back ends as one object, for tests and tools. */
import { readFile } from 'node:fs/promises'
import { farthestClockMs, type TestControls } from '#contract/scenario/scenario'
import { withStaff } from '../admin/network'
import { setClock, setClockOffset } from '../clock'
import type { MockConfig } from '../config'
import { device } from '../database/database'
import { indexProvider } from '../handlers'
import { createNetwork } from '../network'
import { Random, setRandom } from '../random'
import { clockOffset, scenariosChanged } from '../scenarios'
import { type BackendOptions, checkOptions } from './backendOptions'
import { publicFolder } from './files'
import { initialSnapshot, putSnapshot, readStorable, type Snapshot, takeSnapshot } from './snapshot'
import { loadChecked, testerHandlers } from './testers'

/** The provider for players and staff, the app's `/api` and the test API. */
export interface Backend {
  /** Sends a path that starts with `/api/` to the app's origin, any other path to the provider. */
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  /** Loads the content of a `*.scenario.json`. @throws {BadScenario} before anything changes */
  load(scenario: unknown): Promise<TestControls>
  /** Advances the clock. @throws {RangeError} for more than ten years from now */
  advance(milliseconds: number): Promise<void>
  /** Returns a snapshot of all simulated data. */
  snapshot(): Promise<Snapshot>
  /** Restores a snapshot, or the initial state. @throws {BadSnapshot} before anything changes */
  restore(snapshot?: Snapshot): Promise<void>
}

export const defaultConfig: MockConfig = {
  apiOrigin: 'http://localhost',
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'a7c41f',
  mocked: true,
  accountDelayMs: 0,
  loadFile: async (path) => new Response(await readFile(new URL(`.${path}`, publicFolder))),
}

/** The part of an initial state that is not in the databases. */
interface Prepared {
  /** Random bytes drawn so far. */
  drawn: number
}

/**
 * One at a time per evaluation of this module, because the databases belong to it; `isolated/` evaluates it once
 * for each back end. `prepared`: the databases have their initial state already.
 * @throws {BadOption}
 */
export function createBackend(options: BackendOptions = {}, prepared?: Prepared): Backend {
  checkOptions(options)
  const config = { ...defaultConfig, ...options.config }
  const network = createNetwork(
    config,
    withStaff(config, indexProvider(config)),
    testerHandlers(config),
  )
  const { snapshot: start = initialSnapshot, scenario: first } = options
  let drawn = begin(options, prepared?.drawn ?? 0)
  const restore = async (snapshot?: Snapshot) => {
    const content = readStorable(snapshot === undefined ? start : snapshot)
    drawn = begin(options, content.drawn ?? 0)
    await putSnapshot(content)
    if (snapshot === undefined && first !== undefined) await loadChecked(first, config)
  }
  const hasSampleData = options.snapshot === undefined && first === undefined
  const ready = prepared || hasSampleData ? Promise.resolve() : restore()
  ready.catch(() => {}) // the first call reports it
  return {
    restore,
    async fetch(request, init) {
      await ready
      return network.respond(requestAt(config, request, init))
    },
    async load(scenario) {
      await ready
      return loadChecked(scenario, config)
    },
    async advance(milliseconds) {
      await ready
      const value = (await device.execute(clockOffset)) + milliseconds
      if (!(Math.abs(value) <= farthestClockMs)) throw new RangeError(`advance: ${milliseconds} ms`)
      await device.execute(() => device.settings.put({ id: 'clockOffsetMs', value }))
      setClockOffset(value)
      scenariosChanged()
    },
    async snapshot() {
      await ready
      const snapshot = await takeSnapshot()
      return drawn === null ? snapshot : { ...snapshot, drawn: drawn() }
    },
  }
}

/** @returns how many bytes were drawn so far; null without a seed */
function begin({ clock, seed }: BackendOptions, drawn: number): (() => number) | null {
  const moment = clock === undefined ? null : new Date(clock).getTime()
  setClock(moment === null ? () => Date.now() : () => moment)
  setClockOffset(0)
  if (seed === undefined) {
    setRandom()
    return null
  }
  const random = new Random(seed)
  for (let count = 0; count < drawn; count++) random.next()
  setRandom((bytes) => {
    for (let at = 0; at < bytes.length; at++) bytes[at] = random.integer(0, 255)
    drawn += bytes.length
  })
  return () => drawn
}

export function requestAt(
  config: MockConfig,
  request: Request | string,
  init?: RequestInit,
): Request {
  if (typeof request !== 'string') return new Request(request, init)
  const origin = request.startsWith('/api/') ? config.apiOrigin : config.providerOrigin
  return new Request(new URL(request, origin), init)
}
