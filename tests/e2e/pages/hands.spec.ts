import type { Locator, Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { showcasePaths } from '#lib/paths/showcase'
import { texts } from '../../trial/monkeys/moves'
import { each } from '../support/each'
import { fingerOn } from '../support/finger'
import { logIn } from '../support/player'
import { test as firstVisitTest } from '../support/site'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

const card = 'Where is my withdrawal'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('Nothing to take hold of')
  return { x: box.x + box.width / 2, y: box.y + Math.min(30, box.height / 2) }
}

const lifted = (page: Page) =>
  expect(page.locator('[aria-live="assertive"]').filter({ hasText: 'lifted' })).toHaveCount(1)

async function turn(page: Page, rtl: boolean): Promise<void> {
  await page.evaluate(
    (on) => localStorage.setItem('berry-config', JSON.stringify({ rtl: on, locale: 'en' })),
    rtl,
  )
}

test.describe('dragging to a place out of view', () => {
  test.describe('by mouse in a narrow window', () => {
    test.use({ viewport: { width: 800, height: 900 } })

    test('a card reaches a column out of view in both directions', async ({ page }) => {
      await page.goto('/')
      for (const [rtl, from, to] of [
        [false, 'New', 'Closed'],
        [true, 'Closed', 'New'],
      ] as const) {
        await turn(page, rtl)
        await page.goto(memberPaths.kanbanBoard)
        const held = column(page, from).getByRole('link', { name: new RegExp(card) })
        await held.scrollIntoViewIfNeeded()
        const start = await middleOf(held)
        // From right to left, the earlier columns are at the right.
        const edge = 790
        await page.mouse.move(start.x, start.y)
        await page.mouse.down()
        await page.mouse.move(start.x + 20, start.y + 10, { steps: 4 })
        await page.mouse.move(edge, 500, { steps: 10 })
        await expect(column(page, to)).toBeInViewport({ ratio: 0.9 })
        const goal = await middleOf(column(page, to))
        await page.mouse.move(goal.x, 500, { steps: 10 })
        await page.mouse.up()
        await expect(
          column(page, to).getByRole('link', { name: new RegExp(card) }),
          `${from} to ${to}`,
        ).toBeVisible()
      }
    })
  })

  test.describe('by finger on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('a card reaches a column out of view after a long press, and a swipe only scrolls', async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000)
      await page.goto('/')
      // The end of the scroll range, because the board passes every other column too fast to see it.
      for (const [rtl, from, to] of [
        [false, 'New', 'Closed'],
        [true, 'Closed', 'New'],
      ] as const) {
        await turn(page, rtl)
        await page.goto(memberPaths.kanbanBoard)
        const held = column(page, from).getByRole('link', { name: new RegExp(card) })
        await held.scrollIntoViewIfNeeded()
        const finger = fingerOn(await context.newCDPSession(page))
        const start = await middleOf(held)
        await finger('touchStart', start.x, start.y)
        await lifted(page)
        // From right to left, the earlier columns are at the right.
        await finger('touchMove', 370, start.y + 40)
        await finger('touchMove', 384, start.y + 40)
        await expect(column(page, to)).toBeInViewport({ ratio: 0.9, timeout: 30_000 })
        // Released at the very edge, the card falls into the column that has come into view.
        await finger('touchEnd')
        await expect(column(page, to).getByRole('link', { name: new RegExp(card) })).toBeVisible()
      }

      await turn(page, false)
      await page.goto(memberPaths.kanbanBoard)
      const finger = fingerOn(await context.newCDPSession(page))
      const strip = page.locator('[data-rfd-droppable-id="board"]')
      const start = await middleOf(column(page, 'New').getByRole('link').first())
      await finger('touchStart', start.x, start.y)
      for (let step = 1; step <= 10; step += 1)
        await finger('touchMove', start.x - step * 20, start.y)
      await finger('touchEnd')
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
      await expect(page.locator('[aria-live="assertive"]')).toBeEmpty()
    })

    test('an item reaches a story out of view in the backlogs', async ({ page, context }) => {
      await page.goto(memberPaths.kanbanBacklogs)
      const held = page.getByRole('link', { name: new RegExp(card) })
      await held.scrollIntoViewIfNeeded()
      const finger = fingerOn(await context.newCDPSession(page))
      const start = await middleOf(held)
      await finger('touchStart', start.x, start.y)
      await lifted(page)
      const goal = page.getByRole('list', { name: 'Items of “As a player on an old phone' })
      await finger('touchMove', start.x, 700)
      await finger('touchMove', start.x, 770)
      await expect(goal).toBeInViewport({ ratio: 0.9 })
      // Away from the edge, so that the list stops before it is measured.
      await finger('touchMove', start.x, 400)
      const { y } = await middleOf(goal)
      await finger('touchMove', start.x, y)
      await finger('touchEnd')
      await expect(goal.getByRole('link', { name: new RegExp(card) })).toBeVisible()
    })

    test('an open story of the backlogs moves behind the next one', async ({ page, context }) => {
      await page.goto(memberPaths.kanbanBacklogs)
      const names = page.getByRole('list', { name: 'Stories' }).getByRole('heading')
      await expect(names).toHaveCount(4)
      const [first = '', second = ''] = await names.allTextContents()
      const finger = fingerOn(await context.newCDPSession(page))
      const start = await middleOf(page.getByRole('button', { name: /^Drag the story/ }).first())
      await finger('touchStart', start.x, start.y)
      await lifted(page)
      for (let step = 1; step <= 20; step += 1)
        await finger('touchMove', start.x, start.y + step * 15)
      await expect(page.locator('[aria-live="assertive"]')).toContainText('place 2 of 4')
      await finger('touchEnd')
      await expect(names.nth(0)).toHaveText(second)
      await expect(names.nth(1)).toHaveText(first)
      await expect(page.getByRole('list', { name: `Items of “${first}”` })).toBeVisible()
    })

    test('a story of the backlogs released above the list comes first', async ({
      page,
      context,
    }) => {
      await page.goto(memberPaths.kanbanBacklogs)
      const stories = page.getByRole('list', { name: 'Stories' })
      const names = stories.getByRole('heading')
      await expect(names).toHaveCount(4)
      const [first = '', second = ''] = await names.allTextContents()
      const box = await stories.boundingBox()
      if (box === null) throw new Error('The list is not drawn')
      const finger = fingerOn(await context.newCDPSession(page))
      const grip = page.getByRole('button', { name: /^Drag the story/ }).nth(1)
      await grip.scrollIntoViewIfNeeded()
      const start = await middleOf(grip)
      await finger('touchStart', start.x, start.y)
      await lifted(page)
      const { y } = await middleOf(stories)
      const top = y - box.height / 2
      for (let step = 1; step <= 20; step += 1)
        await finger('touchMove', start.x, start.y + ((top - 90 - start.y) * step) / 20)
      await expect(page.locator('[aria-live="assertive"]')).toContainText('place 1 of 4')
      await finger('touchEnd')
      await expect(names.nth(0)).toHaveText(second)
      await expect(names.nth(1)).toHaveText(first)
    })

    test('a story of the backlogs held still at the window’s edge comes last', async ({
      page,
      context,
    }) => {
      await page.goto(memberPaths.kanbanBacklogs)
      const names = page.getByRole('list', { name: 'Stories' }).getByRole('heading')
      await expect(names).toHaveCount(4)
      const [first = ''] = await names.allTextContents()
      const finger = fingerOn(await context.newCDPSession(page))
      const start = await middleOf(page.getByRole('button', { name: /^Drag the story/ }).first())
      await finger('touchStart', start.x, start.y)
      await lifted(page)
      for (let step = 1; step <= 20; step += 1)
        await finger('touchMove', start.x, start.y + ((770 - start.y) * step) / 20)
      // The page scrolls on until the end of the list is above the finger.
      await expect(page.getByRole('button', { name: 'Add item: No story' })).toBeInViewport()
      await page.waitForTimeout(1500)
      await expect(page.locator('[aria-live="assertive"]')).toContainText('place 4 of 4')
      await finger('touchEnd')
      await expect(names.nth(3)).toHaveText(first)
    })

    test('a checklist line moves within its item', async ({ page, context }) => {
      await page.goto(`${memberPaths.kanbanBoard}?item=item-6`)
      const checklist = page.getByRole('region', { name: 'Checklist' })
      const lines = checklist.getByRole('listitem')
      await lines.last().scrollIntoViewIfNeeded()
      const [first = '', second = '', third = ''] = await lines.allInnerTexts()
      const finger = fingerOn(await context.newCDPSession(page))
      const start = await middleOf(checklist.getByText(third))
      const end = await middleOf(checklist.getByText(first))
      await finger('touchStart', start.x, start.y)
      await lifted(page)
      for (const share of [0.2, 0.4, 0.6, 0.8, 1])
        await finger('touchMove', start.x, start.y + (end.y - 8 - start.y) * share)
      await expect(
        page.locator('[aria-live="assertive"]').filter({ hasText: 'place 1 of 3 in Checklist' }),
      ).toHaveCount(1)
      await finger('touchEnd')
      await expect(lines).toHaveText([third, first, second])
    })

    test('a card returns to its place when a second finger touches the screen', async ({
      page,
      context,
    }) => {
      await page.goto(memberPaths.kanbanBoard)
      const session = await context.newCDPSession(page)
      const finger = fingerOn(session)
      const strip = page.locator('[data-rfd-droppable-id="board"]')
      const start = await middleOf(column(page, 'New').getByRole('link').first())
      await finger('touchStart', start.x, start.y)
      await lifted(page)
      await finger('touchMove', start.x, start.y + 150)
      const touchPoints = [
        { x: start.x, y: start.y + 150, id: 0 },
        { x: 300, y: 700, id: 1 },
      ]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await expect(page.locator('[aria-live="assertive"]')).toContainText('is back where it was')
      await finger('touchEnd')
      // One finger scrolls the board again.
      await finger('touchStart', start.x, start.y)
      for (let step = 1; step <= 10; step += 1)
        await finger('touchMove', start.x - step * 20, start.y)
      await finger('touchEnd')
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    })
  })
})

test('a whole date can be typed, pasted and filled in within the security policy', async ({
  page,
  context,
}) => {
  const errors = await watchForErrors(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(showcasePaths.dateTime)
  const field = page.getByRole('group', { name: 'Day of the transfer' })
  const chosen = page.locator('section', { has: field }).getByRole('status')
  const first = field.getByRole('spinbutton').first()
  await first.click()
  await page.keyboard.type('12252026')
  await expect(chosen).toHaveText('2026-12-25')
  await page.keyboard.press('Control+A')
  await page.evaluate(() => navigator.clipboard.writeText('01/31/2027'))
  await page.keyboard.press('Control+V')
  await expect(chosen).toHaveText('2027-01-31')
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('02/03/2028')
  await expect(chosen).toHaveText('2028-02-03')
  // As a browser or a password manager fills in the field that only they see.
  await page
    .locator('section', { has: field })
    .locator('input')
    .first()
    .evaluate((input) => {
      // Past React’s own setter, which would hide the change from React.
      Reflect.set(HTMLInputElement.prototype, 'value', '04/05/2029', input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await expect(chosen).toHaveText('2029-04-05')
  await page.keyboard.type('x')
  expect(errors).toEqual([])
})

firstVisitTest(
  'a dialog whose file is missing keeps its page and the typed text, and opens on a retry',
  async ({ page, context }) => {
    let isBlocked = true
    // Playwright's routes keep requests from a worker that takes over later.
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await context.route('**/assets/ConfirmDialog-*.js', (route) =>
      isBlocked ? route.abort() : route.continue(),
    )
    await page.goto('/')
    await logIn(page)
    await page.goto(memberPaths.createInvoice)
    const notes = page.getByRole('main').getByRole('textbox').first()
    await notes.fill('Half a thought')
    await page.getByRole('button', { name: 'Start again' }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(missing).toBeVisible()
    await expect(notes).toHaveValue('Half a thought')
    await missing.getByRole('button', { name: 'Try again' }).click()
    await expect(missing).toBeVisible()
    isBlocked = false
    const question = page.getByRole('alertdialog')
    // A press while the previous attempt is running requests nothing more.
    await expect(async () => {
      const again = missing.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(question).toBeVisible({ timeout: 2000 })
    }).toPass()
    await question.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(question).toHaveCount(0)
    await expect(notes).toHaveValue('Half a thought')
  },
)

test('a line begun by an on-screen keyboard scrolls into view before its first letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(memberPaths.calendar)
  await page.getByRole('button', { name: 'Add event' }).press('Enter')
  await writeLines(page, page.getByRole('textbox', { name: 'Description' }), 250)

  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto(openPaths.contactUs)
  await writeLines(page, page.getByRole('textbox', { name: 'Message' }), 300)
})

/** Like an on-screen keyboard: without key events, with the page as high as the keyboard leaves it. */
async function writeLines(page: Page, area: Locator, height: number): Promise<void> {
  await area.focus()
  // The code that watches all pages loads with the toast area, once the page is ready.
  await page.locator('body > slot').waitFor({ state: 'attached' })
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
  for (let line = 1; line <= 9; line += 1) {
    await page.keyboard.insertText('\n')
    const inSight = await area.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 10, bottom - 10) === element
    })
    // Some of the lines from before the field grew may lie below.
    if (line > 3) expect(inSight, `line ${line}`).toBe(true)
  }
}

/** Pages with the most fields; the fields of a dialog are reached by its button. */
const formPages: readonly { path: string; opener?: string }[] = [
  { path: memberPaths.deposit },
  { path: memberPaths.code },
  { path: memberPaths.contact },
  { path: memberPaths.accountProfile1 },
  { path: memberPaths.createInvoice },
  { path: memberPaths.chat },
  { path: memberPaths.mail, opener: 'Compose' },
  { path: memberPaths.calendar, opener: 'Add event' },
  { path: `${memberPaths.kanbanBoard}?item=item-1` },
  { path: showcasePaths.formValidation },
]

const hostileTexts = texts.slice(0, 4)

test('every field accepts text of any length and script, and the page keeps its width', async ({
  page,
}) => {
  const errors = await watchForErrors(page)
  for (const { path, opener } of formPages) {
    await page.goto(path)
    // Fields behind a dialog are out of reach, and touching them could close it.
    const form = opener === undefined ? page : page.getByRole('dialog')
    const fields = form.locator(
      'input:not([type]):visible, [type=text]:visible, [type=search]:visible, textarea:visible',
    )
    if (opener !== undefined) await page.getByRole('button', { name: opener }).press('Enter')
    await expect(fields.first(), path).toBeEditable()
    for (const field of await each(fields)) {
      for (const typed of hostileTexts) {
        if (await field.isEditable()) await field.fill(typed)
      }
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(1)
    await expect(page.locator('h1'), path).toHaveCount(1)
  }
  expect(errors).toEqual([])
})
