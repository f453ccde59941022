import type { Page } from '@playwright/test'
import { adminPaths } from '#lib/paths/admin'
import { addDays, bangkokDay } from '#lib/time'
import { slowed, withBrowser } from './support/browser'
import { atMost, type Figure, type Outcome, rounded } from './support/figure'
import { openLoggedIn } from './support/player'
import type { Site } from './support/site'
import { interleave, quantile, Series } from './support/statistics'

const few = 100
const many = 100_000
const players = 10_000
const rounds = 5
/** The amount of one deposit in the middle of the year, of which no other deposit has it. */
const soughtAmount = '54321.09'
const soughtId = 'B50000'

/**
 * Measures the back office with a year of a large operator's rows: queue, search, decision and
 * reconciliation.
 */
export async function measureOperator(site: Site): Promise<Outcome> {
  const figures = [...(await queueAndSearch(site)), await decision(site)]
  return { figures }
}

function queueAndSearch(site: Site): Promise<Figure[]> {
  return withBrowser(async (openPage) => {
    const filled = async (deposits: number, people: number) => {
      const page = await openPage()
      await openStaff(page, site)
      await page.evaluate(([rows, more]) => window.probe.growOperator(rows, more), [
        deposits,
        people,
      ] as const)
      await page.reload()
      return page
    }
    const [fewPage, manyPage] = [await filled(few, 0), await filled(many, players)]
    const open = (page: Page) => async () => {
      await page.bringToFront()
      await page.goto(site.origin + adminPaths.approvals)
      await page.waitForTimeout(1500)
      return slowed(page, () =>
        page.evaluate(
          (path) => window.probe.openUntil(path, 'tbody th a, li a[href*="/deposits/"]'),
          adminPaths.deposits,
        ),
      )
    }
    const short = new Series(open(fewPage))
    const long = new Series(open(manyPage))
    const found = new Series(() => find(manyPage, { text: '4321', sign: '4321' }))
    const reference = new Series(() => find(manyPage, { text: 'B54321', sign: 'B54321' }))
    const amount = new Series(() => find(manyPage, { text: soughtAmount, sign: soughtId }))
    await interleave([short, long, found, reference, amount], rounds)
    const opening = long.median((ms) => ms)
    return [
      atMost(
        `staff: queue with ${many} transactions`,
        opening / short.median((ms) => ms),
        1.5,
        ` × with ${few}`,
        `${rounded(opening)} ms`,
      ),
      atMost(
        `staff: a player among ${players} by the last four digits, p75`,
        quantile(found.samples, 0.75),
        100,
        ' ms',
        `median ${rounded(found.median((ms) => ms))} ms`,
      ),
      ...[['reference', reference] as const, ['amount', amount] as const].map(([name, series]) =>
        atMost(
          `staff: a deposit among ${many} by its ${name}, p75`,
          quantile(series.samples, 0.75),
          100,
          ' ms',
          `median ${rounded(series.median((ms) => ms))} ms`,
        ),
      ),
      ...(await yearsOf(manyPage, site)),
    ]
  })
}

/** Measures from the last letter typed in the command palette until the entry with `sign` is listed. */
async function find(page: Page, { text, sign }: { text: string; sign: string }): Promise<number> {
  await page.bringToFront()
  await page.keyboard.press('Control+k')
  // Only the palette's field: the page also has a combobox for the number of rows.
  await page.getByRole('dialog').getByRole('combobox').fill(text.slice(0, 2))
  await page.waitForTimeout(800)
  const ms = await slowed(page, () =>
    page.evaluate(([typed, shown]) => window.probe.typeUntil(typed, '[role=option]', shown), [
      text,
      sign,
    ] as const),
  )
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  return ms
}

const day = (ago: number) => addDays(bangkokDay(Date.now()), -ago)

/** Pages that add up all rows of twelve months, or the balances of all players. */
const wholeYear = `from=${day(364)}&to=${day(0)}`
const sums = {
  'staff: twelve months reconciled': `${adminPaths.reconcile}?${wholeYear}`,
  'staff: twelve months by hour': `${adminPaths.reports}?${wholeYear}&group=hour`,
  'staff: twelve months by staff account': `${adminPaths.reports}?${wholeYear}&group=cashier`,
  'staff: new players of twelve months': `${adminPaths.reports}?${wholeYear}&group=cohortMonth`,
  'staff: the book of this month': adminPaths.book,
}

/** Measures until the first row of each is shown, on the unthrottled processor. */
async function yearsOf(page: Page, site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(sums)) {
    await page.goto(site.origin + adminPaths.approvals)
    await page.waitForTimeout(1500)
    const ms = await page.evaluate(
      (to) => window.probe.openUntil(to, 'main table tbody tr, main [data-day]'),
      path,
    )
    figures.push(atMost(name, ms, 2000, ' ms'))
  }
  return figures
}

/** Measures from the cashier's approval until the player's window shows the new credit. */
function decision(site: Site): Promise<Figure> {
  return withBrowser(async (openPage) => {
    const player = await openPage()
    await openLoggedIn(player, site.origin)
    await player.goto(`${site.origin}/wallet`)
    const cashier = await player.context().newPage()
    await openStaff(cashier, site)
    const series = new Series(() => approveOne(cashier, player, site))
    await interleave([series], rounds)
    return atMost(
      'staff: from the approval to the credit in the player’s window',
      series.median((ms) => ms),
      500,
      ' ms',
    )
  })
}

/**
 * Places a deposit for the player and approves it.
 * @returns milliseconds until the player's header changes
 */
async function approveOne(cashier: Page, player: Page, site: Site): Promise<number> {
  const header = player.getByRole('banner')
  const before = await header.innerText()
  const changed = player.evaluate((text) => window.probe.headerChanged(text), before)
  const depositId = await placeDeposit(player)
  await cashier.bringToFront()
  await cashier.goto(`${site.origin}${adminPaths.deposits}`)
  await cashier.getByRole('link', { name: depositId }).click()
  await cashier.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
  const yes = cashier.getByRole('dialog').getByRole('button', { name: 'Approve' })
  await yes.waitFor()
  await yes.press('Enter')
  // A confirmed decision waits five seconds to be undone, unless the page is left.
  const began = Date.now()
  await cashier.evaluate(() => void dispatchEvent(new Event('pagehide')))
  return (await changed) - began
}

/** Places a deposit and reports it as sent, with the same calls as the form. @returns its id */
async function placeDeposit(page: Page): Promise<string> {
  const fields = { amount: 200, transferBankID: 'T1', channel: 'bank', PromotionID: null }
  const depositId = await sendRequest(page, 'deposit', fields)
  await sendRequest(page, 'depositsubmit', { depositId })
  return depositId
}

/** @returns the ID of the deposit */
function sendRequest(page: Page, path: string, fields: object): Promise<string> {
  return page.evaluate(
    async ([name, more]) => {
      const response = await fetch(`https://provider.invalid/userbalance/${name}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${localStorage.getItem('serviceToken')}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ requestId: crypto.randomUUID(), userId: 'M1001', ...more }),
      })
      const { data } = await response.json()
      return String(data.depositId)
    },
    [path, fields] as const,
  )
}

/** Logs the cashier in and turns the simulated staff off. */
async function openStaff(page: Page, site: Site): Promise<void> {
  await page.goto(site.origin + adminPaths.login)
  await page.getByRole('button', { name: 'Cashier' }).press('Enter')
  await page.waitForURL(/\/admin\/(?!login)/)
  await page.goto(site.origin + adminPaths.deposits)
  await page.getByRole('button', { name: 'Take over' }).press('Enter')
  await page.getByRole('button', { name: 'Hand back' }).waitFor()
}
