import { cleanup, configure, prettyDOM } from '@testing-library/react'
import React from 'react'
import { afterEach } from 'vitest'
import './styles'

/** The page’s own failures do not print the component, so that the message is easy to find in a log. */
const printed = Number(process.env.DEBUG_PRINT_LIMIT ?? 0)

configure({
  // Only ends a test that hangs; a wait ends as soon as its condition holds, however busy the machine is.
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) => {
    const page = printed > 0 ? `\n\n${prettyDOM(container, printed)}` : ''
    const error = new Error((message ?? '').slice(0, Math.max(printed, 300)) + page)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

// Testing Library cleans up automatically only where test functions are global.
afterEach(cleanup)

// In development React stores the stack of each element’s owner for tools that no test opens. That costs an
// eighth of a run’s processor time. React stops at ten thousand a second; here it never starts.
const inner: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof inner === 'object' && inner !== null) {
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', { get: () => 1e5, set: () => {} })
}

if ('document' in globalThis) {
  // As jsdom answers, but without its line in the log.
  HTMLCanvasElement.prototype.getContext = () => null
  // As browsers answer. jsdom does not know the element yet, and React would warn about it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
  // Without a layout all presses are at the same place and would count as double clicks. A key between two
  // presses separates them.
  addEventListener('pointerup', () => dispatchEvent(new KeyboardEvent('keydown')))
}
