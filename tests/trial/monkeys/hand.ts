import type { Locator, Page } from '@playwright/test'
import { locales } from '#ui/intl/locale'
import type { Complaints } from './complaints'
import { type Move, texts } from './moves'

const logoutNames = await Promise.all(
  locales.map(async (locale) => {
    const { default: shell } = await import(`../../../src/locales/${locale}/member/shell.json`, {
      with: { type: 'json' },
    })
    return String(shell['shell.logout'])
  }),
)

/** Buttons that a monkey does not press, so that every end of a session is unwanted. */
const forbidden = logoutNames
  .flatMap((name) => [`[title="${name}"]`, `button:has-text("${name}")`])
  .join(', ')

const fields = 'input:visible, textarea:visible, [contenteditable=true]:visible'
const buttons =
  'button:enabled:visible, a[href]:visible, [role=tab]:visible, [role=menuitem]:visible'

/**
 * Makes a move with real input.
 * @returns true if there was an element for it
 */
export async function make(move: Move, page: Page, complaints: Complaints): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  switch (move.kind) {
    case 'tap':
    case 'doubleTap': {
      const [x, y] = [move.x * width, move.y * height]
      if (await isForbidden(page, x, y)) return false
      for (let time = move.kind === 'tap' ? 1 : 2; time > 0; time -= 1) {
        if (width < 600) await page.touchscreen.tap(x, y)
        else await page.mouse.click(x, y)
      }
      return true
    }
    case 'enter': {
      const target = await nth(page.locator(buttons), move.element)
      if (target === null || (await target.and(page.locator(forbidden)).count()) > 0) return false
      await target.focus({ timeout: 1000 })
      await page.keyboard.press('Enter')
      return true
    }
    case 'drag':
      if (await isForbidden(page, move.toX * width, move.toY * height)) return false
      await page.mouse.move(move.x * width, move.y * height)
      await page.mouse.down()
      await page.mouse.move(move.toX * width, move.toY * height, { steps: 8 })
      await page.mouse.up()
      return true
    case 'type':
    case 'paste': {
      const field = await nth(page.locator(fields), move.field)
      if (field === null) return false
      await field.focus({ timeout: 1000 })
      await write(page, texts[move.text] ?? '', move.kind)
      return true
    }
    case 'key':
      if ((await page.locator(':focus').and(page.locator(forbidden)).count()) > 0) return false
      await page.keyboard.press(move.key)
      return true
    case 'resize':
      await page.setViewportSize({ width: move.width, height })
      return true
    case 'back':
      // Never leaves the app: the first entries of the history are before this visit’s first page.
      if (!(await page.evaluate(() => history.length > 3))) return false
      await page.evaluate(() => history.back())
      return true
    default:
      await complaints.cut(move.kind === 'offline')
      return true
  }
}

async function write(page: Page, text: string, how: 'type' | 'paste'): Promise<void> {
  if (how === 'type') return page.keyboard.insertText(text)
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+V')
}

async function nth(found: Locator, index: number): Promise<Locator | null> {
  const count = await found.count()
  return count === 0 ? null : found.nth(index % count)
}

/** The distance from a touch at which a browser looks for the intended target, in pixels. */
const fingerPx = 16

function isForbidden(page: Page, x: number, y: number): Promise<boolean> {
  return page.evaluate(
    ([left, top, names, reach]) =>
      [...document.querySelectorAll('button, a')].some((button) => {
        const name = `${button.getAttribute('title') ?? ''} ${button.textContent}`
        if (!names.some((one) => name.includes(one))) return false
        const box = button.getBoundingClientRect()
        const isBeside = left < box.left - reach || left > box.right + reach
        return !isBeside && top >= box.top - reach && top <= box.bottom + reach
      }),
    [x, y, logoutNames, fingerPx] as const,
  )
}
