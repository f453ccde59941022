/**
 * Gives each test file a window of its own, like a visit, in a process that earlier files have warmed up.
 * The libraries stay, evaluated and compiled. The app’s own modules, the document, the databases, the
 * timers and the channels start fresh and end with the file.
 */
import 'fake-indexeddb/auto'
import type { Options } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

declare global {
  /** Closes the window of the previous file. Until then, late callbacks still find it. */
  var closeLastWindow: (() => unknown) | undefined
}

vi.resetModules()

await globalThis.closeLastWindow?.()
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {})
globalThis.closeLastWindow = () => teardown(globalThis)

// Libraries look for a window when they load, so they load after it. `screen` keeps the first document.
const { getQueriesForElement, screen } = await import('@testing-library/react')
Object.assign(screen, getQueriesForElement(document.body))

const { default: userEvent } = await import('@testing-library/user-event')
const { setup } = userEvent
Object.assign(userEvent, { setup: (options: Options = {}) => setup({ document, ...options }) })

const { Dexie } = await import('dexie')
const indexedDB = new IDBFactory()
Object.assign(globalThis, { indexedDB })
Object.assign(Dexie.dependencies, { indexedDB })

/** jsdom has no layout, so every element counts as visible. */
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

/** Wraps the function so that its calls are remembered until the file ends. */
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
