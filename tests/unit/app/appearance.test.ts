// needs a window
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appearanceKey, defaultAppearance } from '#ui/appearance/appearance'
import { appearanceSlice, changeAppearance, resetAppearance } from '#ui/appearance/appearanceSlice'
import { makeTheme } from '#ui/appearance/makeTheme'
import { parseAppearance, readAppearance } from '#ui/appearance/readAppearance'
import { watchAppearance } from '#ui/appearance/watchAppearance'
import * as fc from '../../properties'

function speak(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

function makeStore() {
  return configureStore({ reducer: { appearance: appearanceSlice.reducer } })
}

beforeEach(() => {
  localStorage.clear()
  speak('en-US')
})

describe('reading berry-config', () => {
  it('gives the specified defaults when nothing is stored', () => {
    expect(readAppearance()).toEqual({
      fontFamily: 'Roboto',
      borderRadius: 8,
      outlinedFilled: true,
      mode: 'light',
      presetColor: 'default',
      locale: 'en',
      rtl: false,
      container: false,
    })
  })

  it.each([
    [['th-TH', 'en'], 'th'],
    [['tlh', 'ro-RO', 'fr'], 'ro'],
    [['zh-Hant-TW'], 'zh'],
    [['tlh', 'ja'], 'en'],
    [[], 'en'],
  ])('chooses from the browser languages %j on a first run: %s', (languages, locale) => {
    speak(...languages)
    expect(readAppearance().locale).toBe(locale)
  })

  it('returns what was stored', () => {
    const stored = {
      fontFamily: 'Inter',
      borderRadius: 24,
      outlinedFilled: false,
      mode: 'dark',
      presetColor: 'theme6',
      locale: 'ro',
      rtl: true,
      container: true,
    }
    localStorage.setItem(appearanceKey, JSON.stringify(stored))
    expect(readAppearance()).toEqual(stored)
  })

  it("replaces a stored locale without a catalogue by English, whatever the browser's language", () => {
    speak('th')
    localStorage.setItem(appearanceKey, JSON.stringify({ ...defaultAppearance, locale: 'tlh' }))
    expect(readAppearance().locale).toBe('en')
  })

  it.each([
    ['fontFamily', 'Comic Sans'],
    ['fontFamily', null],
    ['borderRadius', 2],
    ['borderRadius', 26],
    ['borderRadius', 7],
    ['borderRadius', '8'],
    ['borderRadius', Number.NaN],
    ['outlinedFilled', 'yes'],
    ['mode', 'system'],
    ['presetColor', 'theme7'],
    ['presetColor', '__proto__'],
    ['locale', ['en']],
    ['rtl', 1],
    ['container', {}],
  ] as const)(
    'replaces a bad %s (%j) by its default and keeps the other fields',
    (field, value) => {
      const others = { ...defaultAppearance, mode: 'dark', rtl: true, borderRadius: 12 }
      const parsed = parseAppearance({ ...others, [field]: value })
      expect(parsed).toEqual({ ...others, [field]: defaultAppearance[field] })
    },
  )

  it.each(['', '{', 'null', '[]', '"dark"', '42', 'undefined', '{"mode":"dark"'])(
    'ignores the damaged text %j',
    (text) => {
      localStorage.setItem(appearanceKey, text)
      expect(readAppearance()).toEqual(defaultAppearance)
    },
  )

  it('never throws, and always gives values that make a theme', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const parsed = parseAppearance(JSON.parse(text)) ?? defaultAppearance
        expect(makeTheme(parsed).palette.mode).toBe(parsed.mode)
      }),
      { numRuns: 50 },
    )
  })

  it('drops unknown fields', () => {
    expect(parseAppearance(JSON.parse('{"mode":"dark","__proto__":{"x":1},"other":1}'))).toEqual({
      ...defaultAppearance,
      mode: 'dark',
    })
  })

  it('gives the defaults without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readAppearance()).toEqual(defaultAppearance)
  })
})

function stored(): unknown {
  return JSON.parse(localStorage.getItem(appearanceKey) ?? 'null')
}

function otherTabStores(value: string | null): void {
  if (value === null) localStorage.removeItem(appearanceKey)
  else localStorage.setItem(appearanceKey, value)
  window.dispatchEvent(new StorageEvent('storage', { key: appearanceKey, newValue: value }))
}

describe('storing berry-config', () => {
  let stop: (() => void) | undefined
  afterEach(() => stop?.())

  function watchedStore() {
    const store = makeStore()
    stop = watchAppearance(store)
    return store
  }

  it('writes nothing before the first change', () => {
    watchedStore()
    expect(stored()).toBeNull()
  })

  it('writes every change as a whole', () => {
    const store = watchedStore()
    store.dispatch(changeAppearance({ mode: 'dark' }))
    store.dispatch(changeAppearance({ borderRadius: 14 }))
    expect(stored()).toEqual({ ...defaultAppearance, mode: 'dark', borderRadius: 14 })
  })

  it("stores the defaults on a reset, in the browser's language", () => {
    speak('fr')
    const store = watchedStore()
    store.dispatch(changeAppearance({ mode: 'dark', rtl: true, locale: 'zh' }))
    store.dispatch(resetAppearance())
    expect(stored()).toEqual({ ...defaultAppearance, locale: 'fr' })
  })

  it('follows another tab, and replaces only its damaged fields by defaults', () => {
    const store = watchedStore()
    otherTabStores(JSON.stringify({ ...defaultAppearance, presetColor: 'theme3', mode: 'neon' }))
    expect(store.getState().appearance).toEqual({ ...defaultAppearance, presetColor: 'theme3' })
    otherTabStores(null)
    expect(store.getState().appearance).toEqual(defaultAppearance)
  })

  it('writes nothing when another tab repeats what is known', () => {
    const store = watchedStore()
    store.dispatch(changeAppearance({ mode: 'dark' }))
    const write = vi.spyOn(Storage.prototype, 'setItem')
    window.dispatchEvent(new StorageEvent('storage', { key: appearanceKey }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(write).not.toHaveBeenCalled()
  })

  it('keeps a choice in memory when storage refuses it', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const store = watchedStore()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    store.dispatch(changeAppearance({ rtl: true }))
    expect(store.getState().appearance.rtl).toBe(true)
  })
})

describe('the theme', () => {
  it('uses radius, direction, font and fill of the appearance', () => {
    const theme = makeTheme({
      ...defaultAppearance,
      borderRadius: 20,
      rtl: true,
      fontFamily: 'Poppins',
    })
    expect(theme.shape.borderRadius).toBe(20)
    expect(theme.direction).toBe('rtl')
    expect(theme.typography.fontFamily).toBe("'Poppins', 'Noto Sans Thai', system-ui, sans-serif")
  })

  it('gives Thai more line height and no letter spacing', () => {
    const { typography } = makeTheme({ ...defaultAppearance, locale: 'th' })
    for (const variant of ['h1', 'h4', 'body1', 'body2', 'button', 'caption'] as const) {
      expect(Number(typography[variant].lineHeight)).toBeGreaterThanOrEqual(1.6)
      expect(typography[variant].letterSpacing).toBe(0)
    }
  })

  it('does not transform text to capitals', () => {
    expect(makeTheme(defaultAppearance).typography.button.textTransform).toBe('none')
  })
})
