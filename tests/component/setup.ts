import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { leftToRight } from '#ui/appearance/styleCache'

/** Of the page, what fails prints nothing unless asked for: its message must be found in a log. */
const printed = Number(process.env.DEBUG_PRINT_LIMIT ?? 0)

configure({
  // A whole page over its back end takes its time on a busy machine.
  asyncUtilTimeout: 5_000,
  getElementError: (message, container) => {
    const page = printed > 0 ? `\n\n${prettyDOM(container, printed)}` : ''
    const error = new Error((message ?? '').slice(0, Math.max(printed, 300)) + page)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

// Testing Library cleans up by itself only where test functions are global.
afterEach(cleanup)

// Files share a document: none finds there what another left.
if ('document' in globalThis) {
  // As jsdom answers, without its line in the log.
  HTMLCanvasElement.prototype.getContext = () => null
  beforeAll(clearDocument)
  afterAll(clearDocument)
}

function clearDocument(): void {
  document.body.replaceChildren()
  leftToRight.sheet.flush()
  leftToRight.inserted = {}
  leftToRight.registered = {}
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  // What tests put in the place of what jsdom has or lacks.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(globalThis, 'matchMedia')
}

/** Without a layout every press is at the same place, and would count to the one before it: a key makes them two. */
function typeBetween(): void {
  dispatchEvent(new KeyboardEvent('keydown'))
}

if ('document' in globalThis) {
  addEventListener('pointerup', typeBetween)
  afterAll(() => removeEventListener('pointerup', typeBetween))
}
