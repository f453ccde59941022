/** Isolated back ends: each in its own thread, with its own databases, clock and random values. */
import { Worker } from 'node:worker_threads'
import { type Backend, type BackendOptions, defaultConfig, requestAt } from './backend'
import { BadSnapshot } from './badSnapshot'
import { BadScenario } from './testers'
import type { Answered, Asked } from './thread'

const entry = JSON.stringify(new URL('./thread.ts', import.meta.url).href)
/** The URL for `import`, because Node 20 cannot resolve further from the path for `require`. */
const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))

/** Only cloneable values, because they are sent to the thread. */
export type ThreadOptions = Omit<BackendOptions, 'config'> & {
  config?: Omit<NonNullable<BackendOptions['config']>, 'loadFile'> | undefined
}

export interface ThreadBackend extends Backend {
  /** Resolves when the thread has ended, closed or crashed. */
  ended: Promise<void>
  /** Ends the thread and discards its data. */
  close(): Promise<void>
}

export function backendInThread(options: ThreadOptions = {}): ThreadBackend {
  const config = { ...defaultConfig, ...options.config }
  const ask = asker(
    // A new thread does not inherit its process's TypeScript loader.
    new Worker(
      `import(${loader}).then(({ register }) => register()).then(() => import(${entry}))`,
      {
        eval: true,
        execArgv: [],
        workerData: options,
      },
    ),
  )
  return {
    async fetch(given, init) {
      const request = requestAt(config, given, init)
      const { url, method } = request
      const body = request.body === null ? null : await request.arrayBuffer()
      const { response } = await ask.thread({
        call: 'fetch',
        url,
        method,
        headers: [...request.headers],
        body,
      })
      if (!response) throw new Error('The thread answered something else')
      const { status, headers } = response
      const isEmpty = status === 204 || status === 304
      return new Response(isEmpty ? null : response.body, { status, headers })
    },
    async load(scenario) {
      const { controls, badScenario } = await ask.thread({ call: 'load', scenario })
      if (controls) return controls
      throw new BadScenario(badScenario ?? 'The thread answered something else')
    },
    async advance(milliseconds) {
      await ask.thread({ call: 'advance', milliseconds })
    },
    async snapshot() {
      const { snapshot } = await ask.thread({ call: 'snapshot' })
      if (!snapshot) throw new Error('The thread answered something else')
      return snapshot
    },
    async restore(snapshot) {
      const { badSnapshot } = await ask.thread({ call: 'restore', snapshot })
      if (badSnapshot !== undefined) throw new BadSnapshot(badSnapshot)
    },
    ended: ask.ended,
    close: ask.close,
  }
}

/** Sends calls to a thread and waits for answers; an idle thread does not keep the process alive. */
function asker(thread: Worker) {
  const waiting = new Map<
    number,
    { done: (answer: Answered) => void; fail: (cause: Error) => void }
  >()
  let isOver = false
  const giveUp = (cause: Error) => {
    isOver = true
    for (const { fail } of waiting.values()) fail(cause)
    waiting.clear()
  }
  thread.on('message', (answer: Answered) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) thread.unref()
    if (answer.error === undefined) call?.done(answer)
    else call?.fail(new Error(answer.error))
  })
  thread.on('error', giveUp)
  const ended = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      giveUp(closed())
      resolve()
    })
  })
  thread.unref()
  let asked = 0
  return {
    ended,
    thread: (question: Asked) =>
      new Promise<Answered>((done, fail) => {
        if (isOver) throw closed()
        const id = asked++
        waiting.set(id, { done, fail })
        thread.ref()
        thread.postMessage({ id, ...question })
      }),
    close: async () => {
      await thread.terminate()
    },
  }
}

const closed = () => new Error('The back end was closed')
