/**
 * Each file of tests has a window of its own, as a visit has, in a process that others have warmed up: the
 * libraries stay, evaluated and compiled; the app's own modules, the document, the databases, the timers
 * and the channels begin anew, and end with the file.
 */
import 'fake-indexeddb/auto'
import type { Options } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

declare global {
  /** Closes the window of the file before. Until then, what comes late finds it still there. */
  var closeLastWindow: (() => unknown) | undefined
}

vi.resetModules()

await globalThis.closeLastWindow?.()
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {})
globalThis.closeLastWindow = () => teardown(globalThis)

// Libraries look for a window when they come, so they come after it; `screen` keeps to the first one's document.
const { getQueriesForElement, screen } = await import('@testing-library/react')
Object.assign(screen, getQueriesForElement(document.body))

const { default: userEvent } = await import('@testing-library/user-event')
const { setup } = userEvent
Object.assign(userEvent, { setup: (options: Options = {}) => setup({ document, ...options }) })

const { Dexie } = await import('dexie')
const indexedDB = new IDBFactory()
Object.assign(globalThis, { indexedDB })
Object.assign(Dexie.dependencies, { indexedDB })

/** Nothing is laid out in jsdom: all counts as in sight. */
class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}

  observe(): void {
    queueMicrotask(() => this.tell([{ isIntersecting: true }]))
  }

  disconnect(): void {}
}

Object.assign(globalThis, { IntersectionObserver: Sight })

const real = { setTimeout, setInterval, BroadcastChannel }
const timers = new Set<ReturnType<typeof setTimeout>>()
const channels = new Set<BroadcastChannel>()

/** As the function, and remembered until the file ends. */
function remembered<Args extends unknown[]>(
  start: (...args: Args) => ReturnType<typeof setTimeout>,
) {
  return (...args: Args) => {
    const timer = start(...args)
    timers.add(timer)
    return timer
  }
}

Object.assign(globalThis, {
  setTimeout: Object.assign(remembered(setTimeout), setTimeout),
  setInterval: remembered(setInterval),
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  },
})

afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
  for (const channel of channels) channel.close()
  Object.assign(globalThis, real)
  Object.assign(userEvent, { setup })
})
