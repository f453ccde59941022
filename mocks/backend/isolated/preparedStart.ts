/** Initial states, made once by the back end's own code and then copied. */
import { createHash } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import type { BackendOptions } from '../backendOptions'
import { newInstance } from './instance'

interface PreparedStart {
  data: IDBFactory
  /** Random bytes drawn so far, if there is a seed. */
  drawn: number
}

/** In ms. The sample data of a running clock are relative to the time when they are made. */
const freshMs = 600_000

/** Each takes a few megabytes. */
const mostKept = 8

interface KeptStart {
  start: Promise<PreparedStart>
  madeAt: number
}

const kept = new Map<string, KeptStart>()

/** `forStaff`: for a back end whose first call is a staff call. @throws {BadSnapshot | BadScenario} */
export function preparedStart(options: BackendOptions, forStaff: boolean): Promise<PreparedStart> {
  const content = JSON.stringify({ options, forStaff })
  const key = createHash('sha256').update(content).digest('base64')
  const known = kept.get(key)
  const isFresh = known && (options.clock !== undefined || Date.now() - known.madeAt < freshMs)
  if (isFresh) return known.start
  const start = prepare(options, forStaff)
  kept.delete(key)
  kept.set(key, { start, madeAt: Date.now() })
  start.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return start
}

async function prepare(options: BackendOptions, forStaff: boolean): Promise<PreparedStart> {
  const data = new IDBFactory()
  const instance = await newInstance(data)
  const backend = instance.createBackend(options)
  await backend.snapshot() // has loaded the scenario then
  await instance.layOut(forStaff)
  const { drawn = 0 } = await backend.snapshot()
  instance.end()
  return { data, drawn }
}
