// needs a window
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { isComposing, submitByKey } from '#lib/keys/isComposing'
import { isSingleKey, pressedKey } from '#ui/table/SearchBox'

/** Listeners that treat all keys alike, or only send one. They read no key. */
const keyless = [
  'app/shell/useWayBackScroll.ts',
  'features/admin/layout/SessionMenu.tsx',
  'features/appLock/AppLock.tsx',
  'features/showcase/demo/DemoTheme.tsx',
  'ui/overlay/PopperRoot.tsx',
  'ui/overlay/useOverlay.ts',
  'ui/page/focusReturning.ts',
]

const hearsKeys = /on(KeyDown|KeyUp|KeyPress)\b|['"]key(down|up|press)['"]/
const asksFirst = /\b(isComposing|pressedKey|isSingleKey|submitByKey|submitOnEnter|keyActionOf)\(/
/** The handler is a function of another module, which is checked itself. */
const passesOn = /onKeyDown=\{(submitByKey|onKeyDown)\}/

const sources = globSync('src/**/*.{ts,tsx}').map((path) => ({
  path: path.slice('src/'.length),
  text: readFileSync(path, 'utf8'),
}))

test('every key handler checks whether an input method is composing', () => {
  const careless = sources
    .filter(({ text }) => hearsKeys.test(text) && !asksFirst.test(text) && !passesOn.test(text))
    .map(({ path }) => path)
  expect(careless.toSorted()).toEqual(keyless)
})

test('only one module knows how a composed key is recognised', () => {
  const own = sources.filter(({ text }) => /\.isComposing\b|keyCode\b/.test(text))
  expect(own.map(({ path }) => path)).toEqual(['lib/keys/isComposing.ts'])
})

/**
 * Events as Chrome and Firefox fire them, as Safari fires them after the composition, and both through
 * React.
 */
const composed = [
  { isComposing: true, keyCode: 13 },
  { isComposing: false, keyCode: 229 },
  { nativeEvent: { isComposing: true, keyCode: 13 } },
  { nativeEvent: { isComposing: false, keyCode: 229 } },
]

describe.each(composed)('a key of an input method, %j', (event) => {
  test('a composed key is recognised', () => expect(isComposing(event)).toBe(true))

  test('a composed key triggers no shortcut', () => {
    expect(pressedKey({ key: 'j', code: 'KeyJ', shiftKey: false, ...event })).toBe('')
  })

  test('a composed key submits no form', () => {
    const form = document.createElement('form')
    const send = vi.spyOn(form, 'requestSubmit').mockReturnValue()
    submitByKey({ key: 'Enter', ctrlKey: true, metaKey: false, currentTarget: form, ...event })
    expect(send).not.toHaveBeenCalled()
  })
})

test('a plain key is not a composed one', () => {
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
  const event = new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ' })
  document.body.dispatchEvent(event)
  expect(isSingleKey(event)).toBe(true)
  expect(pressedKey(event)).toBe('j')
})
