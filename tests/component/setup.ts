import { cleanup, configure, prettyDOM } from '@testing-library/react'
import React from 'react'
import { afterEach } from 'vitest'
import './styles'

/** Of the page, what fails prints nothing unless asked for: its message must be found in a log. */
const printed = Number(process.env.DEBUG_PRINT_LIMIT ?? 0)

configure({
  // Ends only what hangs: a wait ends with what it waits for, however busy the machine is.
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) => {
    const page = printed > 0 ? `\n\n${prettyDOM(container, printed)}` : ''
    const error = new Error((message ?? '').slice(0, Math.max(printed, 300)) + page)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

// Testing Library cleans up by itself only where test functions are global.
afterEach(cleanup)

// In development React keeps the stack of each element's owner, for tools that no test opens: an eighth of
// a run's processor time. It stops at ten thousand a second; here it is always there.
const inner: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof inner === 'object' && inner !== null) {
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', { get: () => 1e5, set: () => {} })
}

if ('document' in globalThis) {
  // As jsdom answers, without its line in the log.
  HTMLCanvasElement.prototype.getContext = () => null
  // As browsers answer: jsdom does not know the element yet, and React would warn of it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
  // Without a layout every press is at the same place, and would count to the one before it: a key
  // between two presses makes them two.
  addEventListener('pointerup', () => dispatchEvent(new KeyboardEvent('keydown')))
}
