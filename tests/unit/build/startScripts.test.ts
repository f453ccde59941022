// needs a window
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexHtmlTransformContext } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { presetColors } from '#ui/appearance/appearance'
import { frameColours } from '#ui/appearance/frame'
import { appShell } from '../../../.build/appShell'
import { makeToken } from '../account/sessionTokens'

const source = readFileSync(join(process.cwd(), 'index.html'), 'utf8')

/** index.html as the build writes it, without the files of a build. */
const html = await fillIn(source)

async function fillIn(text: string): Promise<string> {
  const { transformIndexHtml } = appShell()
  if (typeof transformIndexHtml !== 'object' || !('handler' in transformIndexHtml)) {
    throw new Error('The plugin has no handler')
  }
  const context: IndexHtmlTransformContext = { path: '/', filename: 'index.html' }
  // The handler does not use the plugin context.
  const filled = await Reflect.apply(transformIndexHtml.handler, undefined, [text, context])
  return String(filled)
}

const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
const [early = '', show = '', late = ''] = scripts
const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  document.body.innerHTML =
    '<div class="frame-player"><bdi></bdi><bdi></bdi><bdi></bdi></div><bdi class="frame-blocks"><bdi></bdi><bdi></bdi><bdi></bdi></bdi>'
  history.replaceState(null, '', '/')
})

afterEach(() => vi.unstubAllGlobals())

/** Runs the scripts that run before the first paint. */
function start(path = '/'): DOMStringMap {
  history.replaceState(null, '', path)
  for (const script of [early, show]) {
    const element = document.createElement('script')
    element.textContent = script
    document.head.append(element)
    element.remove()
  }
  return root.dataset
}

/** Token with a far expiry, because the page's scripts use the device's clock, not that of the tests. */
const tokenOf = (userId: string, expiry = Date.parse('2100-01-01')) => makeToken({ userId, expiry })

const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const colour = (name: string) => root.style.getPropertyValue(`--${name}`)
/** Styles of the page's outline beyond those of its rules. */
const outline = () =>
  [...document.querySelectorAll<HTMLElement>('.frame-blocks, .frame-blocks > *')].map(
    ({ style }) => style.cssText,
  )
const header = () =>
  [...document.querySelectorAll('.frame-player bdi')].map((line) => line.textContent)

describe('a start', () => {
  it.each(
    presetColors.flatMap((preset) => [[preset, 'light'] as const, [preset, 'dark'] as const]),
  )('uses the colours of %s in %s mode', (presetColor, mode) => {
    store('berry-config', { presetColor, mode })
    expect(start()['mode']).toBe(mode)
    // Values that the script does not set come from the style itself.
    const rule = mode === 'light' ? ':root' : "\\[data-mode='dark'\\]"
    const [, own = ''] = new RegExp(`${rule} \\{(.*?)\\}`, 's').exec(source) ?? []
    for (const [name, value] of Object.entries(frameColours[presetColor][mode])) {
      expect([name, colour(name) || new RegExp(`--${name}: (.*?);`).exec(own)?.[1]]).toEqual([
        name,
        value,
      ])
    }
  })

  it("uses the operator's colours only if all of them are valid", () => {
    const web = { headerBarTop: '#111111', headerBarBot: '#222222', onHeader: '#ffffff' }
    store('web-colour', { ...web, menuBG: 'url(https://example.org)' })
    start()
    expect([colour('header'), colour('menu')]).toEqual(['', ''])
    store('web-colour', { ...web, menuBG: '#333333' })
    start()
    expect(colour('header')).toBe('linear-gradient(#111111,#222222)')
    expect([colour('on-header'), colour('menu')]).toEqual(['#ffffff', '#333333'])
  })

  it.each([
    ['th', ['en-US'], 'th'],
    [undefined, ['de-DE', 'zh-TW', 'fr'], 'zh-Hans'],
    [undefined, ['de'], 'en'],
    [42, [], 'en'],
  ])('uses the first available language: chosen %s, browser %s', (locale, browser, lang) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    store('berry-config', { locale })
    start()
    expect(root.lang).toBe(lang)
  })

  it('uses the chosen right-to-left direction and radius', () => {
    store('berry-config', { rtl: true, borderRadius: 16 })
    start()
    expect([root.dir, colour('radius')]).toEqual(['rtl', '16px'])
  })

  it.each([
    ['/', 'guest', ''],
    ['/register', 'guest', undefined],
    ['/Pages/faqs/', 'apart', ''],
    ['/admin', 'apart', ''],
    ['/pages/price/price1', 'guest', ''],
  ])('shows the app shell of %s: %s', (path, frame, fields) => {
    expect(start(path)).toMatchObject({ frame })
    expect(root.dataset['fields']).toBe(fields)
  })

  it('works with damaged storage', () => {
    for (const key of ['berry-config', 'web-colour', 'serviceToken', 'startup-snapshot']) {
      localStorage.setItem(key, '{"a')
    }
    expect(start()).toMatchObject({ mode: 'light', frame: 'guest' })
  })
})

describe('a start with a session', () => {
  const snapshot = {
    user: 'p1',
    drawnWith: 'en,null',
    header: ['0812345678', '1,250.75 baht', 'as of 19:00'],
    page: { path: '/wallet/history', styles: ['gap:24px', 'height:64px', 'height:40px'] },
  }

  beforeEach(() => {
    store('berry-config', { locale: 'en' })
    localStorage.setItem('serviceToken', tokenOf('p1'))
    store('startup-snapshot', snapshot)
  })

  it('paints the header and the outline of the last page', () => {
    expect(start('/wallet/history/')).toMatchObject({ frame: 'app' })
    expect(header()).toEqual(snapshot.header)
    expect(outline()).toEqual(['gap: 24px;', 'height: 64px;', 'height: 40px;', 'display: none;'])
  })

  it('paints no outline on another page', () => {
    start('/wallet')
    expect(outline()).toEqual(['', '', '', ''])
    expect(header()).toEqual(snapshot.header)
  })

  it.each<[string, () => void]>([
    ['the session is another player’s', () => localStorage.setItem('serviceToken', tokenOf('p2'))],
    ['the session has run out', () => localStorage.setItem('serviceToken', tokenOf('p1', 1))],
    ['no player is logged in', () => localStorage.removeItem('serviceToken')],
    ['the app is locked', () => localStorage.setItem('app-lock:p1', '{}')],
    ['the balance is hidden since', () => localStorage.setItem('balance-hidden', '1')],
    ['the language is another', () => store('berry-config', { locale: 'th' })],
    ['the snapshot is damaged', () => store('startup-snapshot', { ...snapshot, header: null })],
  ])('paints nothing of the player if %s', (_, change) => {
    change()
    start()
    expect(header()).toEqual(['', '', ''])
  })
})

describe('index.html', () => {
  it('has at most 2 kB of script before the first paint', () => {
    expect(early.length + show.length).toBeLessThanOrEqual(2000)
    expect(late).toContain('requestAnimationFrame')
  })

  it('uses only old syntax in its scripts, except in the last one', () => {
    for (const script of [early, show, late])
      expect(script).not.toMatch(/=>|\blet\b|\bconst\b|import\(/)
  })
})
