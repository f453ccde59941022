import type { Browser, Page } from '@playwright/test'
import { player } from '../../e2e/support/player'
import { Complaints } from './complaints'
import { make } from './hand'
import type { Move } from './moves'

/** Where and how a monkey plays; everything follows from the seed. */
export interface Visit {
  route: string
  width: 390 | 1440
  locale: string
  rtl: boolean
  moves: readonly Move[]
}

export interface Hit {
  what: string
  /** The page where the fault occurred. */
  where: string
  /** The number of moves made until then. */
  after: number
}

const covers = '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible'

/**
 * Plays a visit in a fresh browser.
 * @returns the first fault, or null
 */
export async function play(browser: Browser, url: string, visit: Visit): Promise<Hit | null> {
  const { width } = visit
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: url,
  })
  try {
    const page = await context.newPage()
    context.on('page', (other) => void other.close())
    page.setDefaultTimeout(wayInMs)
    const complaints = await Complaints.of(page)
    await page.addInitScript(prepareWindow)
    await page.goto('/')
    await logIn(page)
    await page.evaluate(
      (stored) => localStorage.setItem('berry-config', stored),
      JSON.stringify({ locale: visit.locale, rtl: visit.rtl }),
    )
    await page.goto(visit.route)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    complaints.forget()
    for (const [index, move] of visit.moves.entries()) {
      const what = await faultAfter(move, page, () => make(move, page, complaints))
      const fault = complaints.first === null ? what : `error: ${complaints.first}`
      if (fault === null) continue
      return { what: fault, where: new URL(page.url()).pathname, after: index + 1 }
    }
    await complaints.cut(false)
    const stuck = await stuckCover(page)
    if (stuck === null) return null
    return { what: stuck, where: new URL(page.url()).pathname, after: visit.moves.length }
  } finally {
    await context.close()
  }
}

/** How long the login may take on a busy machine, in milliseconds. */
const wayInMs = 120_000

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(player.username)
  await page.getByLabel(/^Password/).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
  await page.waitForURL('**/dashboard/analytics')
}

/**
 * The connection saves data, so that the offline copy of the whole app waits for a request. The last
 * focused element is recorded, because a fault names it.
 */
function prepareWindow(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
    Reflect.set(window, 'lastFocus', `${target.localName} ${name.slice(0, 40)}`)
  })
}

async function faultAfter(
  move: Move,
  page: Page,
  act: () => Promise<boolean>,
): Promise<string | null> {
  const hadFocus = (await look(page))?.isFocusLost === false
  let isMade = false
  try {
    isMade = await act()
  } catch (cause) {
    // The element has gone since it was found; a real hand misses, too.
    if (!/Timeout|navigat|destroyed|detached/i.test(String(cause))) throw cause
  }
  await page.waitForTimeout(120)
  const seen = await look(page)
  if (seen === null) return null
  if (!seen.isLoggedIn) return 'an unwanted logout'
  if (seen.isBlank && (await stays(page, 'isBlank'))) return 'a lost page'
  if (seen.overflow > 1) return `${seen.overflow} px wider than the window`
  const needsFocus = move.kind === 'enter' || (hadFocus && isAction(move))
  // A page that was reloaded, for a newer version or a missing file, begins at its top.
  const isLoadedAnew = seen.lastFocus === null
  if (
    isMade &&
    needsFocus &&
    !isLoadedAnew &&
    seen.isFocusLost &&
    (await stays(page, 'isFocusLost'))
  )
    return `the focus is lost, after ${seen.lastFocus}`
  return null
}

/**
 * @returns true if a key acts on the focused element. Tab does not, and moves the focus away after the last
 * element
 */
function isAction(move: Move): boolean {
  return move.kind === 'key' && !move.key.endsWith('Tab')
}

/** @returns the visible state of the page, or null during a navigation */
async function look(page: Page) {
  try {
    return await page.evaluate(() => ({
      isLoggedIn: localStorage.getItem('serviceToken') !== null,
      isBlank: document.querySelector('h1') === null,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      isFocusLost: document.activeElement === document.body,
      lastFocus: 'lastFocus' in window ? String(window.lastFocus) : null,
    }))
  } catch {
    // In the middle of a navigation; the next move looks again.
    return null
  }
}

/** How many seconds a page has to recover, also on a busy machine. */
const patience = 10

/** @returns true if the state holds and keeps holding */
async function stays(page: Page, ask: 'isBlank' | 'isFocusLost'): Promise<boolean> {
  for (let second = 0; second < patience; second += 1) {
    await page.waitForTimeout(1000)
    if ((await look(page))?.[ask] === false) return false
  }
  return true
}

/** @returns what still covers the page after every way to close it was tried, or null */
async function stuckCover(page: Page): Promise<string | null> {
  for (let time = 0; time < 16 && (await page.locator(covers).count()) > 0; time += 1) {
    const answer = page.locator('[role=alertdialog]:visible button').last()
    // A question must be answered; closing would only open it again. One that has just closed needs no
    // answer.
    if ((await answer.count()) > 0) {
      await answer.press('Enter', { timeout: 5000 }).catch(async (cause: unknown) => {
        if ((await answer.count()) > 0) throw cause
      })
    } else await page.keyboard.press('Escape')
    await page.waitForTimeout(600)
  }
  const left = page.locator(covers).first()
  if ((await left.count()) === 0) return null
  return `a cover that stays: ${(await left.textContent())?.slice(0, 60)}`
}
