/** A phone in somebody's hand: the app in a browser of its own, on a line of its own. */
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

/** How long a page may take to show what is to be pressed. */
const patienceMs = 10_000

/** How long the way in and out may take on a machine that is busy with something else. */
const longPatienceMs = 30_000

/** A script for pages: gives them a clock that `moveClock` puts forward, in milliseconds. */
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
  /** The tab that the player looks at. */
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

  /** As a link of the app does: without loading the page anew. */
  async visit(path: string, page = this.page): Promise<void> {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    )
  }

  /**
   * Loads a page anew. What covered the one before goes with a step back of its own, and a step back that is still
   * under way ends a load: then once more.
   */
  async load(path: string): Promise<void> {
    await expect(() => this.page.goto(path)).toPass({ timeout: longPatienceMs })
  }

  async newTab(path: string): Promise<Page> {
    const tab = await this.#context.newPage()
    await tab.goto(path)
    return tab
  }

  /** Closes the tab in the middle of whatever it does, and opens the app again. */
  async closeTab(path: string): Promise<void> {
    const before = this.page
    this.page = await this.#context.newPage()
    await before.close()
    await this.page.goto(path)
  }

  /** Tabs that the app opened, games above all. */
  async closeOthers(): Promise<void> {
    for (const page of this.#context.pages()) if (page !== this.page) await page.close()
  }

  /** Somebody puts the clock of the phone forward. */
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
    // Whoever reads that the answer took too long presses again.
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

  /** It is there for who has come in, also when the operator's banner lies over the page. */
  #logOutButton(): Locator {
    return this.page.getByRole('button', { name: 'Log out', includeHidden: true })
  }

  async logOut(): Promise<void> {
    // A page of its own, so that nothing stands over the header.
    await this.visit('/wallet')
    // It asks where something is not sent yet.
    const anyway = this.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' })
    const logIn = this.page.getByRole('button', { name: 'Log in', exact: true })
    // A step back that is still under way closes the question: whoever sees that presses once more.
    await expect(async () => {
      if (!(await logIn.isVisible())) await this.#logOutButton().click({ timeout: patienceMs })
      await anyway.or(logIn).waitFor({ timeout: patienceMs })
    }).toPass({ timeout: longPatienceMs })
    if (await anyway.isVisible()) await anyway.press('Enter')
    await this.page.waitForURL(/\/login/)
  }

  /** What the history names as lost on its way: as much as is kept as that. */
  async lostOrders({ id }: Account): Promise<string[]> {
    await expect(this.#lost()).toHaveCount(await this.page.evaluate(lostCount, id), {
      timeout: patienceMs,
    })
    return this.#lost().locator('b').allInnerTexts()
  }

  async decideLost(name: string, choice: 'Send again' | 'Leave it'): Promise<void> {
    const one = this.#lost().filter({ hasText: name }).first()
    await one.getByRole('button', { name: choice }).press('Enter')
    await one.waitFor({ state: 'hidden' })
  }

  #lost(): Locator {
    const leave = this.page.getByRole('button', { name: 'Leave it' })
    return this.page.getByRole('main').getByRole('listitem').filter({ has: leave })
  }

  /** The session is over in the middle of whatever is done, as when its two hours end. */
  async endSession(): Promise<void> {
    await this.page.evaluate(() => localStorage.removeItem('serviceToken'))
    await this.load('/login')
  }

  /** The request ids of a player's orders that wait here for their end. */
  waiting({ id }: Account): Promise<string[]> {
    return this.page.evaluate(waitingIds, id)
  }

  async close(): Promise<void> {
    await this.#context.close()
    await this.#site.close()
  }
}

/** How many orders of a player wait here for a choice. Runs in the page. */
function lostCount(userId: string): number {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('intent:') && key.endsWith(`:${userId}`))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'))
    .filter(({ lost }) => lost !== undefined).length
}

/** Orders of money that are neither final nor given back, protection and slips. Runs in the page. */
async function waitingIds(userId: string): Promise<string[]> {
  const own = Object.keys(localStorage).filter((key) => key.endsWith(`:${userId}`))
  const kept = own.map((key) => ({ key, value: JSON.parse(localStorage.getItem(key) ?? '{}') }))
  const orders = kept
    .filter(({ key, value: { sentAt, lost } }) => {
      return key.startsWith('intent:') && sentAt !== null && lost === undefined
    })
    .map(({ value }) => String(value.requestId))
  const protection = kept
    .filter(({ key }) => key.startsWith('protection:'))
    .flatMap(({ value }) =>
      value.map(({ order }: { order: { requestId: string } }) => order.requestId),
    )
  const slips = await (await caches.open('slip-queue')).keys()
  return [...orders, ...protection, ...slips.map(() => 'slip')]
}
