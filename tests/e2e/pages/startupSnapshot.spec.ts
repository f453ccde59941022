import type { BrowserContext, Page } from '@playwright/test'
import { expectCredit, player } from '../support/player'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

/** The app shell as the browser first drew it, before any script of the app. */
interface Picture {
  words: string
  /** Right and top of each line of the header. */
  places: readonly (readonly [number, number])[]
  background: string
  scheme: string
  dir: string
  lang: string
  /** Heights of the page's blocks. */
  blocks: readonly number[]
}

declare global {
  interface Window {
    firstPicture?: Picture
    shift: number
  }
}

test('a start paints name and balance before any script has loaded, but only for the session’s player', async ({
  context,
  page,
}) => {
  await watchPictures(context)
  await page.goto('/')
  await expectCredit(page)
  await kept(page)

  await test.step('name, balance and its time appear where the header puts them', async () => {
    const painted = await firstPaint(page)
    for (const text of [player.username, player.credit, 'as of ']) expect(painted).toContain(text)
    await expectCredit(page)
    const balance = page.getByRole('banner').getByText(player.credit)
    const { x = 0, width = 0 } = (await balance.boundingBox()) ?? {}
    const [right = 0, top = 0] = (await page.evaluate(() => window.firstPicture?.places[1])) ?? []
    expect(Math.abs(x + width - right)).toBeLessThanOrEqual(4)
    // The line with the time disappears once the balance is fresh, so the others move within the header.
    expect(top).toBeLessThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 0)
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
  })

  await test.step('a hidden balance is painted as dots', async () => {
    await page.getByRole('button', { name: 'Hide balance' }).click()
    expect(await firstPaint(page)).not.toContain('1,250')
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible()
    await kept(page)
    const painted = await firstPaint(page)
    expect(painted).toContain(`${player.username}\n••••••`)
    expect(painted).not.toContain('1,250')
    await page.getByRole('button', { name: 'Show balance' }).click()
    await kept(page)
  })

  await test.step('the session of another player, or an expired one, paints nothing of the snapshot', async () => {
    const token = await page.evaluate(() => localStorage.getItem('serviceToken') ?? '')
    const [head = '', payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const snapshot = await page.evaluate(() => localStorage.getItem('startup-snapshot') ?? '')
    for (const changed of [{ userId: 'somebody' }, { exp: 1 }]) {
      const forged = Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url')
      await page.evaluate(
        (text) => localStorage.setItem('serviceToken', text),
        [head, forged, signature].join('.'),
      )
      expect(await firstPaint(page)).not.toMatch(/081|1,250/)
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('startup-snapshot')))
        .toBeNull()
      await page.evaluate((text) => localStorage.setItem('startup-snapshot', text), snapshot)
    }
    // As if the snapshot had been left behind: without a session it is not painted.
    expect(await firstPaint(page)).not.toMatch(/081|1,250/)
  })
})

test('the first frame has the chosen mode, colours, direction, language and the last page’s layout', async ({
  context,
  page,
}) => {
  await watchPictures(context)
  await page.goto('/wallet/history')
  await kept(page, '/wallet/history')
  const rows = Array(8).fill(38)
  expect(await firstPicture(page, '/wallet/history')).toMatchObject({ blocks: rows, lang: 'en' })
  await startWith(page, { mode: 'dark', presetColor: 'theme1', rtl: true, locale: 'th' })
  const picture = await firstPicture(page, '/wallet/history')
  expect(picture).toMatchObject({
    background: 'rgb(14, 27, 35)',
    scheme: 'dark',
    dir: 'rtl',
    lang: 'th',
  })
  // Texts of another language are not painted.
  expect(picture?.words).not.toContain(player.username)
})

async function watchPictures(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const frame = document.querySelector('#frame:has(script)')
      // Until the app’s own scripts have been read to the end, which may take the browser two frames.
      if (!frame?.nextSibling && document.readyState === 'loading') requestAnimationFrame(look)
      if (!(frame instanceof HTMLElement)) return
      const root = document.documentElement
      const { backgroundColor, colorScheme } = getComputedStyle(root)
      window.firstPicture = {
        words: frame.innerText,
        places: [...frame.querySelectorAll('.frame-player > *')].map((line) => {
          const { right, y } = line.getBoundingClientRect()
          return [right, y]
        }),
        background: backgroundColor,
        scheme: colorScheme,
        dir: root.dir,
        lang: root.lang,
        blocks: [...frame.querySelectorAll('.frame-blocks > *')]
          .map((block) => block.getBoundingClientRect().height)
          .filter((height) => height > 0),
      }
    }
    requestAnimationFrame(look)
  })
}

/** Starts the app again. */
async function firstPicture(page: Page, path = '/'): Promise<Picture | undefined> {
  await page.goto(path)
  await page.waitForFunction(() => window.firstPicture !== undefined)
  return page.evaluate(() => window.firstPicture)
}

/**
 * Starts the app again.
 * @returns the text of the first frame
 */
async function firstPaint(page: Page): Promise<string> {
  return (await firstPicture(page))?.words ?? ''
}

/** Waits until a snapshot is stored for the next start, with the balance hidden or shown as it is now. */
async function kept(page: Page, path = '/dashboard/analytics'): Promise<void> {
  await page.waitForFunction((place) => {
    const { drawnWith, page: last } = JSON.parse(localStorage.getItem('startup-snapshot') ?? '{}')
    return drawnWith?.endsWith(`,${localStorage.getItem('balance-hidden')}`) && last.path === place
  }, path)
}
