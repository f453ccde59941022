/** A phone in use: the app in a browser of its own, on a connection of its own. */
import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { controlled } from '../e2e/support/player'
import { openSite, type Site } from '../e2e/support/site'
import type { Line } from './line'
import type { Account } from './players'
import type { Proxy } from './proxy'

const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  timezoneId: 'Asia/Bangkok',
  reducedMotion: 'reduce',
} as const

/** How long a page may take to show the button to press, in milliseconds. */
const patienceMs = 10_000

/** How long login and logout may take on a busy machine, in milliseconds. */
const longPatienceMs = 30_000

/** A script for pages that gives them a clock, which `moveClock` moves ahead, in milliseconds. */
const movableClock = `{
  const RightDate = Date
  let ahead = Number(localStorage.getItem('trial-clock') ?? 0)
  window.moveClock = (milliseconds) => {
    ahead += milliseconds
    localStorage.setItem('trial-clock', ahead)
  }
  window.Date = class extends RightDate {
    constructor(...parts) {
      if (parts.length === 0) super(RightDate.now() + ahead)
      else super(...parts)
    }
    static now() { return RightDate.now() + ahead }
  }
}`

export class Device {
  /** The tab that the player is using. */
  page: Page
  readonly line: Line
  readonly #context: BrowserContext
  readonly #site: Site

  private constructor(context: BrowserContext, page: Page, site: Site, line: Line) {
    this.#context = context
    this.page = page
    this.#site = site
    this.line = line
  }

  /** Opens the app and waits until it is installed. */
  static async open(browser: Browser, proxy: Proxy, line: Line): Promise<Device> {
    const site = await openSite('dist-online')
    proxy.connect(site.url, line)
    const context = await browser.newContext({ ...phone, baseURL: site.url })
    context.setDefaultNavigationTimeout(longPatienceMs)
    await context.addInitScript(movableClock)
    const page = await context.newPage()
    await page.goto('/login')
    await controlled(page)
    context.setDefaultTimeout(patienceMs)
    return new Device(context, page, site, line)
  }

  /** Navigates like a link of the app, without a page load. */
  async visit(path: string, page = this.page): Promise<void> {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    )
  }

  /**
   * Loads a page. A closing overlay goes back in the history, and a navigation still under way cancels the
   * load; then the load is repeated.
   */
  async load(path: string): Promise<void> {
    await expect(() => this.page.goto(path)).toPass({ timeout: longPatienceMs })
  }

  async newTab(path: string): Promise<Page> {
    const tab = await this.#context.newPage()
    await tab.goto(path)
    return tab
  }

  /** Closes the tab, whatever it is doing, and opens the app again. */
  async closeTab(path: string): Promise<void> {
    const before = this.page
    this.page = await this.#context.newPage()
    await before.close()
    await this.page.goto(path)
  }

  /** Closes all other tabs, which are mostly games that the app opened. */
  async closeOthers(): Promise<void> {
    for (const page of this.#context.pages()) if (page !== this.page) await page.close()
  }

  /** Moves the phone’s clock ahead. */
  async moveClock(byMs: number): Promise<void> {
    await this.page.evaluate(`moveClock(${byMs})`)
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.#context.setOffline(isOffline)
  }

  async logIn({ username, password }: Account): Promise<void> {
    const { page } = this
    await page.getByLabel('Phone number (username)').fill(username)
    await page.getByLabel(/^Password/).fill(password)
    const logIn = page.getByRole('button', { name: 'Log in', exact: true })
    // A player who reads that the answer took too long presses again.
    await expect(async () => {
      if (await logIn.isVisible()) await logIn.click()
      await this.#logOutButton().waitFor()
    }).toPass({ timeout: longPatienceMs })
  }

  async logOutIfIn(): Promise<void> {
    if (await this.#isIn()) await this.logOut()
  }

  async logInIfOut(player: Account): Promise<void> {
    if (!(await this.#isIn())) await this.logIn(player)
  }

  async #isIn(): Promise<boolean> {
    await this.load('/login')
    const logIn = this.page.getByRole('button', { name: 'Log in', exact: true })
    await this.#logOutButton().or(logIn).waitFor({ timeout: longPatienceMs })
    return this.#logOutButton().isVisible()
  }

  /** The logout button is present for a logged-in player, even under the operator’s banner. */
  #logOutButton(): Locator {
    return this.page.getByRole('button', { name: 'Log out', includeHidden: true })
  }

  async logOut(): Promise<void> {
    // On another page, so that nothing covers the header.
    await this.visit('/wallet')
    // The app asks when something is unsent.
    const anyway = this.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' })
    const logIn = this.page.getByRole('button', { name: 'Log in', exact: true })
    // A navigation still under way closes the dialog; a player who sees that presses again.
    await expect(async () => {
      if (!(await logIn.isVisible())) await this.#logOutButton().click({ timeout: patienceMs })
      await anyway.or(logIn).waitFor({ timeout: patienceMs })
    }).toPass({ timeout: longPatienceMs })
    if (await anyway.isVisible()) await anyway.press('Enter')
    await this.page.waitForURL(/\/login/)
  }

  /** @returns the names of undelivered requests in the history, as many as are stored as such */
  async lostRequests({ id }: Account): Promise<string[]> {
    await expect(this.#lost()).toHaveCount(await this.page.evaluate(lostCount, id), {
      timeout: patienceMs,
    })
    return this.#lost().locator('b').allInnerTexts()
  }

  async decideLost(name: string, choice: 'Send again' | 'Do not send'): Promise<void> {
    const one = this.#lost().filter({ hasText: name }).first()
    await one.getByRole('button', { name: choice }).press('Enter')
    await one.waitFor({ state: 'hidden' })
  }

  #lost(): Locator {
    const leave = this.page.getByRole('button', { name: 'Do not send' })
    return this.page.getByRole('main').getByRole('listitem').filter({ has: leave })
  }

  /** Ends the session, whatever is being done, as after its two hours. */
  async endSession(): Promise<void> {
    await this.page.evaluate(() => localStorage.removeItem('serviceToken'))
    await this.load('/login')
  }

  /** @returns the ids of a player’s requests that are not settled on this device */
  waiting({ id }: Account): Promise<string[]> {
    return this.page.evaluate(waitingIds, id)
  }

  async close(): Promise<void> {
    await this.#context.close()
    await this.#site.close()
  }
}

/**
 * Runs in the page.
 * @returns how many of a player’s requests wait here for a choice
 */
function lostCount(userId: string): number {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('intent:') && key.endsWith(`:${userId}`))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'))
    .filter(({ lost }) => lost !== undefined).length
}

/**
 * Runs in the page.
 * @returns payment requests that are neither settled nor returned to the player, protection requests and
 * slips
 */
async function waitingIds(userId: string): Promise<string[]> {
  const own = Object.keys(localStorage).filter((key) => key.endsWith(`:${userId}`))
  const kept = own.map((key) => ({ key, value: JSON.parse(localStorage.getItem(key) ?? '{}') }))
  const requests = kept
    .filter(({ key, value: { sentAt, lost } }) => {
      return key.startsWith('intent:') && sentAt !== null && lost === undefined
    })
    .map(({ value }) => String(value.requestId))
  const protection = kept
    .filter(({ key }) => key.startsWith('protection:'))
    .flatMap(({ value }) =>
      value.map(({ order: request }: { order: { requestId: string } }) => request.requestId),
    )
  const slips = await (await caches.open('slip-queue')).keys()
  return [...requests, ...protection, ...slips.map(() => 'slip')]
}
