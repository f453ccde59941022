/** Evaluates the modules with state once more, so that each back end has databases, clock and random values. */
import { createRequire } from 'node:module'
import { clearTimeout, setTimeout } from 'node:timers'
import { compileFunction } from 'node:vm'
import { BroadcastChannel } from 'node:worker_threads'
import * as dexie from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { loadCode } from './code'
import { given } from './given'
import { forgetVersionTables, ownDexie } from './ownDexie'

type Inside = typeof import('./inside')

interface Instance extends Inside {
  /** Closes its databases. */
  end: () => void
}

/** Globals that back ends must not share, or that the fake timers of a test would replace. */
const ownGlobals = [
  'indexedDB',
  'IDBKeyRange',
  'setTimeout',
  'clearTimeout',
  'navigator',
  'BroadcastChannel',
] as const

type Evaluate = (indexedDB: IDBFactory, made: { close(): void }[]) => unknown

let evaluating: Promise<Evaluate> | undefined

/** Evaluates the modules over `indexedDB`. */
export async function newInstance(indexedDB: IDBFactory): Promise<Instance> {
  evaluating ??= compile()
  const evaluate = await evaluating
  const made: { close(): void }[] = []
  const inside = evaluate(indexedDB, made)
  made.forEach(forgetVersionTables)
  if (!isInside(inside)) throw new Error('The code of the back end is incomplete')
  return {
    ...inside,
    end() {
      for (const database of made) database.close()
    },
  }
}

/** Compiles once, so all evaluations share the compiled code. */
async function compile(): Promise<Evaluate> {
  const { instance, shared } = await loadCode()
  const run = compileFunction(instance, ['require', 'exports', ...ownGlobals])
  const requireBuiltin = createRequire(import.meta.url)
  return (indexedDB, made) => {
    const exported = {}
    const required: Readonly<Record<string, unknown>> = {
      ...shared,
      ...given,
      dexie: { ...dexie, Dexie: ownDexie(indexedDB, made) },
    }
    const own: Record<(typeof ownGlobals)[number], unknown> = {
      indexedDB,
      IDBKeyRange,
      setTimeout,
      clearTimeout,
      navigator: { locks: { request: (_: string, work: () => unknown) => work() } },
      BroadcastChannel: privateChannel(),
    }
    const require = (id: string): unknown => required[id] ?? requireBuiltin(id)
    Reflect.apply(run, undefined, [require, exported, ...ownGlobals.map((name) => own[name])])
    return exported
  }
}

let channels = 0

/** @returns channels that only one back end hears, and that let the process end */
function privateChannel(): typeof BroadcastChannel {
  const number = ++channels
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${number}`)
      this.unref()
    }
  }
}

function isInside(exported: unknown): exported is Inside {
  return typeof exported === 'object' && exported !== null && 'createBackend' in exported
}
