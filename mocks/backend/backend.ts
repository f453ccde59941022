/** The simulated back ends as one object, for tests and tools of whoever likes. */
import { readFile } from 'node:fs/promises'
import { farthestClockMs, type Steering } from '#contract/scenario/scenario'
import { isMoment } from '#lib/time'
import { withStaff } from '../admin/network'
import { setClock, setClockOffset } from '../clock'
import type { MockConfig } from '../config'
import { device } from '../database/database'
import { indexProvider } from '../handlers'
import { createNetwork } from '../network'
import { Random, setRandom } from '../random'
import { clockOffset, scenariosChanged } from '../scenarios'
import { loadChecked, testerHandlers } from './testers'
import { putWorld, readStorable, takeWorld, type World, worldAtStart } from './world'

export interface BackendOptions {
  /** Where its clock stands until it is advanced, as ISO text or milliseconds; left out, it goes with the device's. */
  clock?: string | number | undefined
  /** With it, whatever is drawn by chance is drawn alike each time. */
  seed?: number | undefined
  /** What it starts from; left out, from the sample data. */
  world?: World | undefined
  /** What is loaded upon that; the content of a `*.scenario.json`. */
  scenario?: unknown
  config?: Partial<MockConfig> | undefined
}

/** The provider for players and staff, the app's `/api` and the testers' door. */
export interface Backend {
  /** A path that begins with `/api/` is asked at the app's own origin, every other one at the provider's. */
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  /** Loads what a `*.scenario.json` holds. Throws a {@link BadScenario} before anything is changed. */
  load(scenario: unknown): Promise<Steering>
  /** Lets its time pass. Throws a RangeError for what would lead farther than ten years away. */
  advance(milliseconds: number): Promise<void>
  /** Everything that it holds. */
  snapshot(): Promise<World>
  /** Puts back what a snapshot took, or what it started from. Throws a `BadWorld` before anything is changed. */
  restore(world?: World): Promise<void>
}

export const defaultConfig: MockConfig = {
  apiOrigin: 'http://localhost',
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'a7c41f',
  mocked: true,
  accountDelayMs: 0,
  loadFile: async (path) =>
    new Response(await readFile(new URL(`../../public${path}`, import.meta.url))),
}

/** One at a time in a process, because its databases are the process's; `backendInThread` makes more. */
export function createBackend(options: BackendOptions = {}): Backend {
  const config = { ...defaultConfig, ...options.config }
  const network = createNetwork(
    config,
    withStaff(config, indexProvider(config)),
    testerHandlers(config),
  )
  const { world: start = worldAtStart, scenario: first } = options
  let drawn = begin(options, 0)
  const restore = async (world?: World) => {
    const content = readStorable(world === undefined ? start : world)
    drawn = begin(options, content.drawn ?? 0)
    await putWorld(content)
    if (world === undefined && first !== undefined) await loadChecked(first, config)
  }
  const isUntouched = options.world === undefined && first === undefined
  const ready = isUntouched ? Promise.resolve() : restore()
  ready.catch(() => {}) // whoever asks first hears of it
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
      const value = (await device.carryOut(clockOffset)) + milliseconds
      if (!(Math.abs(value) <= farthestClockMs)) throw new RangeError(`advance: ${milliseconds} ms`)
      await device.carryOut(() => device.settings.put({ id: 'clockOffsetMs', value }))
      setClockOffset(value)
      scenariosChanged()
    },
    async snapshot() {
      await ready
      const world = await takeWorld()
      return drawn === null ? world : { ...world, drawn: drawn() }
    },
  }
}

/** @returns how many bytes were drawn so far; null without a seed */
function begin({ clock, seed }: BackendOptions, drawn: number): (() => number) | null {
  const moment = clock === undefined ? null : new Date(clock).getTime()
  if (moment !== null && !isMoment(moment)) throw new RangeError(`clock: not a moment: ${clock}`)
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
