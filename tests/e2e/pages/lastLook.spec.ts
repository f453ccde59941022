import type { Page } from '@playwright/test'
import { expectCredit, player } from '../support/player'
import { takeTurns } from '../support/sweep/turns'
import { expect, test } from '../support/visited'

takeTurns(5)

declare global {
  interface Window {
    /** The words of the frame in the first picture that the browser drew. */
    firstPaint?: string
    /** Where the first of these words stood. */
    firstPlaces: Record<string, readonly number[]>
    shift: number
  }
}

test('a start paints name, balance and page before any script has come, and nothing private without its player', async ({
  context,
  page,
}) => {
  await context.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const frame = document.querySelector('#frame:has(script)')
      // Until its own script has been read to the end, which may take the browser two turns.
      if (!frame?.nextSibling && document.readyState === 'loading') requestAnimationFrame(look)
      if (!(frame instanceof HTMLElement)) return
      window.firstPaint = frame.innerText
      const marks = [...frame.querySelectorAll('bdi')].map((mark) => {
        const { x, y } = mark.getBoundingClientRect()
        return [mark.textContent, [Math.round(x), Math.round(y)]] as const
      })
      window.firstPlaces = Object.fromEntries(marks)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expectCredit(page)
  await kept(page, '/dashboard/analytics')

  await test.step('name, balance with its time, title and cards stand where React puts them', async () => {
    const painted = await firstPaint(page)
    for (const text of [
      player.username,
      player.credit,
      'as of ',
      'Dashboard',
      'Active promotion',
    ]) {
      expect(painted).toContain(text)
    }
    await expectCredit(page)
    const heading = page.getByRole('heading', { name: 'Active promotion' })
    const [x = 0, y = 0] = await page.evaluate(() => window.firstPlaces['Active promotion'] ?? [])
    const box = async () => (await heading.boundingBox()) ?? { x: 0, y: 0 }
    // Once its card has been answered.
    await expect.poll(async () => Math.abs((await box()).x - x)).toBeLessThanOrEqual(1)
    await expect.poll(async () => Math.abs((await box()).y - y)).toBeLessThanOrEqual(4)
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
  })

  await test.step('a hidden balance is dots', async () => {
    await page.getByRole('button', { name: 'Hide balance' }).click()
    expect(await firstPaint(page)).not.toContain('1,250')
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible()
    await kept(page, '/dashboard/analytics')
    const painted = await firstPaint(page)
    expect(painted).toContain(`${player.username}\n••••••`)
    expect(painted).not.toContain('1,250')
    await page.getByRole('button', { name: 'Show balance' }).click()
    await kept(page, '/dashboard/analytics')
  })

  await test.step('somebody else’s session, or one that ran out, paints nothing of it', async () => {
    const token = await page.evaluate(() => localStorage.getItem('serviceToken') ?? '')
    const [head = '', payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    for (const changed of [{ userId: 'somebody' }, { exp: 1 }]) {
      const forged = Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url')
      const look = await page.evaluate(() => localStorage.getItem('last-look') ?? '')
      await page.evaluate(
        (text) => localStorage.setItem('serviceToken', text),
        [head, forged, signature].join('.'),
      )
      expect(await firstPaint(page)).not.toMatch(/081|1,250|Active promotion/)
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('last-look'))).toBeNull()
      await page.evaluate((text) => localStorage.setItem('last-look', text), look)
    }
    // As if the look had been left behind: without a session it is not painted.
    expect(await firstPaint(page)).not.toMatch(/081|1,250/)
  })
})

/** Starts the app anew; the words of the first picture. */
async function firstPaint(page: Page): Promise<string> {
  await page.goto('/')
  await page.waitForFunction(() => window.firstPaint !== undefined)
  return page.evaluate(() => window.firstPaint ?? '')
}

/** Until the page on screen is kept for the next start: with its balance hidden or not, as it is now. */
async function kept(page: Page, path: string): Promise<void> {
  await page.waitForFunction((place) => {
    const look = JSON.parse(localStorage.getItem('last-look') ?? '{}')
    const isNow = look.drawnWith?.endsWith(`,${localStorage.getItem('balance-hidden') ?? ''}`)
    return isNow && look.pages[place] !== undefined
  }, path)
}
