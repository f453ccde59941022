/** A back end in its own thread, which answers the calls of `threads.ts`. */
import 'fake-indexeddb/auto'
import { parentPort, workerData } from 'node:worker_threads'
import type { TestControls } from '#contract/scenario/scenario'
import { createBackend } from './backend'
import { BadSnapshot } from './badSnapshot'
import type { Snapshot } from './snapshot'
import { BadScenario } from './testers'

interface HttpParts {
  headers: [string, string][]
  body: ArrayBuffer | null
}

export type Asked =
  | ({ call: 'fetch'; url: string; method: string } & HttpParts)
  | { call: 'load'; scenario: unknown }
  | { call: 'advance'; milliseconds: number }
  | { call: 'snapshot' }
  | { call: 'restore'; snapshot: Snapshot | undefined }

export interface Answered {
  id: number
  error?: string
  /** Why the scenario was not loaded. */
  badScenario?: string
  controls?: TestControls
  /** Why the snapshot was not restored. */
  badSnapshot?: string
  response?: { status: number } & HttpParts
  snapshot?: Snapshot
}

const backend = createBackend(workerData)

async function answer(asked: Asked): Promise<Omit<Answered, 'id'>> {
  if (asked.call === 'snapshot') return { snapshot: await backend.snapshot() }
  if (asked.call === 'restore') return restore(asked.snapshot)
  if (asked.call === 'load') return load(asked.scenario)
  if (asked.call === 'advance') {
    await backend.advance(asked.milliseconds)
    return {}
  }
  const { url, ...parts } = asked
  const response = await backend.fetch(new Request(url, parts))
  const { status } = response
  const body = await response.arrayBuffer()
  return { response: { status, headers: [...response.headers], body } }
}

async function load(scenario: unknown): Promise<Omit<Answered, 'id'>> {
  try {
    return { controls: await backend.load(scenario) }
  } catch (cause) {
    if (cause instanceof BadScenario) return { badScenario: cause.message }
    throw cause
  }
}

async function restore(snapshot: Snapshot | undefined): Promise<Omit<Answered, 'id'>> {
  try {
    await backend.restore(snapshot)
    return {}
  } catch (cause) {
    if (cause instanceof BadSnapshot) return { badSnapshot: cause.message }
    throw cause
  }
}

parentPort?.on('message', ({ id, ...asked }: Asked & { id: number }) => {
  answer(asked).then(
    (answered) => parentPort?.postMessage({ id, ...answered }),
    (cause: unknown) => parentPort?.postMessage({ id, error: String(cause) }),
  )
})
