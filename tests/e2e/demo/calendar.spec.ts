import type { Page } from '@playwright/test'
import { testerDoes } from '../support/money'
import { startWith } from '../support/sweep/appearance'
import { axeViolations } from '../support/sweep/axe'
import { coveringSettings } from '../support/sweep/pairs'
import { isFullSweep } from '../support/sweep/plan'
import { heights, nameOf, settings } from '../support/sweep/settings'
import { expectSound } from '../support/sweep/sound'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

async function addEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add event' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('switch', { name: 'All day' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** The first event on the page: late in the evening a new event reaches into the next day. */
const event = (page: Page, title: string) => page.getByText(title, { exact: true }).first()

test('events added, changed and deleted offline are still so after a restart', async ({
  visited,
}) => {
  const second = await visited.open()
  const offline = await second.newPage()
  await offline.goto('/app/calendar')
  // A phone begins with the agenda.
  await expect(offline.locator('.calendar-row').first()).toBeVisible()
  await addEvent(offline, 'Night market')
  await event(offline, 'Weekly planning').click()
  const dialog = offline.getByRole('dialog', { name: 'Edit event' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Plan the week')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await event(offline, 'Lunch with Siriporn').click()
  await offline.getByRole('button', { name: 'Delete' }).click()
  await expect(event(offline, 'Lunch with Siriporn')).toBeHidden()
  // The event disappears from the page before it is deleted from the store.
  await expect(offline.getByText('Event deleted')).toBeVisible()
  // The element around it has the focus, not the start of the page.
  await expect(offline.getByRole('region', { name: /\d{4}/ })).toBeFocused()
  await second.close()

  const third = await visited.open()
  const reopened = await third.newPage()
  await reopened.goto('/app/calendar')
  await expect(event(reopened, 'Night market')).toBeVisible()
  await expect(event(reopened, 'Plan the week')).toBeVisible()
  await expect(event(reopened, 'Lunch with Siriporn')).toBeHidden()
  await third.close()
})

test.describe('the calendar with a pointer', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a month ends at the bottom of the window, and a higher window shows more of a crowded day', async ({
    page,
  }) => {
    // Six weeks.
    await page.goto('/app/calendar?view=month&date=2026-08-12')
    for (let index = 1; index <= 7; index++) {
      const crowd = { title: `Crowd ${index}`, allDay: true, start: '2026-08-12' }
      await testerDoes(page, '/api/calendar/events/new', crowd)
    }
    await page.reload()
    await expect(event(page, 'Crowd 1')).toBeInViewport({ ratio: 1 })
    const last = page.locator('[data-date="2026-09-06"]').last()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(event(page, 'Crowd 7')).toBeHidden()
    const more = page.getByRole('button', { name: /^\+\d more$/ })
    await expect(more).toBeInViewport({ ratio: 1 })
    // From right to left the plus sign would move to the other end.
    await expect(more.getByText('more')).toHaveCSS('unicode-bidi', 'plaintext')
    await page.setViewportSize({ width: 1440, height: 1600 })
    await expect(event(page, 'Crowd 7')).toBeInViewport({ ratio: 1 })
    await expect(last).toBeInViewport({ ratio: 1 })
    // On paper the other events cannot be opened by a button.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(event(page, 'Crowd 7')).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(event(page, 'Crowd 7')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(event(page, 'Crowd 7')).toBeHidden()
  })

  test('on paper a month’s event fits its line, and a week’s has its title below its time', async ({
    page,
  }) => {
    const title = 'About what takes longer to say than a day is wide'
    const start = new Date('2026-08-12T10:00').toISOString()
    const end = new Date('2026-08-12T10:45').toISOString()
    await page.goto('/app/calendar?view=month&date=2026-08-12')
    await testerDoes(page, '/api/calendar/events/new', { title, allDay: false, start, end })
    await page.setViewportSize({ width: 718, height: 900 })
    for (const view of ['month', 'week']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`/app/calendar?view=${view}&date=2026-08-12`)
      await expect(event(page, title)).toBeVisible()
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await page.emulateMedia({ media: 'print' })
      const said = await event(page, title).boundingBox()
      const time = await event(page, title).locator('xpath=preceding-sibling::*[1]').boundingBox()
      if (!said || !time) throw new Error('The event is not in sight')
      if (view === 'month') expect(said.height).toBeLessThan(2 * time.height)
      else expect(said.y).toBeGreaterThanOrEqual(time.y + time.height - 1)
    }
  })

  test('an event can be dragged to another day, which other tabs show, and the drag can be undone', async ({
    page,
    context,
  }) => {
    const errors = await watchForErrors(page)
    // The middle of a month, so the event’s neighbours are visible whatever today is.
    await page.goto('/app/calendar?view=month&date=2026-03-11')
    const dragged = { id: 'dragged', title: 'Dragged', allDay: true, start: '2026-03-11' }
    await testerDoes(page, '/api/calendar/events/new', dragged)
    await page.reload()
    const other = await context.newPage()
    await other.goto('/app/calendar?view=day&date=2026-03-12')
    await expect(other.getByRole('heading', { name: /12 March 2026/ })).toBeVisible()

    await page.bringToFront()
    // Waits until the event no longer moves.
    await event(page, 'Dragged').hover()
    const from = await event(page, 'Dragged').boundingBox()
    if (!from) throw new Error('The event is not in sight')
    const day = page.locator('[data-date="2026-03-12"]').first()
    const to = await day.boundingBox()
    if (!to) throw new Error('The day is not in sight')
    const drag = async () => {
      await page.mouse.move(from.x + 10, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2 + 4, { steps: 12 })
    }
    // Escape returns the event to its place, and mouse events after that have no effect.
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => Math.round((await event(page, 'Dragged').boundingBox())?.x ?? 0))
      .toBe(Math.round(from.x))
    await drag()
    await page.mouse.up()
    await expect(page.getByText('Event moved')).toHaveCount(1)
    await expect(event(other, 'Dragged')).toBeVisible()
    await page.getByRole('button', { name: 'UNDO' }).click()
    await expect(event(other, 'Dragged')).toBeHidden()
    expect(errors).toEqual([])
  })

  test('a dragged event keeps another window’s change, and a deletion there ends the drag with a message', async ({
    page,
  }) => {
    await page.goto('/app/calendar?view=week&date=2026-03-11')
    const start = '2026-03-11T03:00:00Z'
    const once = { id: 'once', title: 'Once', start }
    const series = { id: 'daily', title: 'Daily', start: '2026-03-12T03:00:00Z' }
    await testerDoes(page, '/api/calendar/events/new', once)
    await testerDoes(page, '/api/calendar/events/new', { ...series, repeat: 'FREQ=DAILY;COUNT=2' })
    await page.reload()
    const other = await page.context().newPage()
    await other.goto('/app/calendar?view=week&date=2026-03-11')

    async function removeElsewhere(title: string): Promise<void> {
      await event(other, title).click()
      await other.getByRole('button', { name: 'Delete' }).click()
      if (title === 'Daily') await other.getByRole('button', { name: 'All events' }).click()
      await expect(event(other, title)).toBeHidden()
    }
    async function grab(title: string): Promise<void> {
      await page.bringToFront()
      await event(page, title).hover()
      const from = await event(page, title).boundingBox()
      if (!from) throw new Error('The event is not in sight')
      await page.mouse.move(from.x + 10, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, from.y + 108, { steps: 12 })
    }
    const said = page.getByText('This event was changed or deleted elsewhere in the meantime.')

    await grab('Once')
    await testerDoes(other, '/api/calendar/events/update', { id: 'once', description: 'Changed' })
    await event(other, 'Daily').click()
    await other.getByRole('textbox', { name: 'Description' }).fill('Every day')
    await other.getByRole('button', { name: 'Save' }).click()
    await other.getByRole('button', { name: 'All events' }).click()
    await expect(other.getByText('Event saved')).toBeVisible()
    await page.mouse.up()
    await expect(page.getByText('Event moved')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await grab('Once')
    await removeElsewhere('Once')
    await page.mouse.up()
    await expect(said).toBeVisible()
    await expect(event(page, 'Once')).toBeHidden()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await grab('Daily')
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'This event' })).toBeVisible()
    const times = await page.locator('[data-event^="daily"]').allInnerTexts()
    await page.keyboard.press('Escape')
    // An event that is not moved keeps its place, and a deleted one does not come back with it.
    await expect(page.locator('[data-event^="daily"]')).not.toHaveText(times)
    await expect(event(page, 'Once')).toBeHidden()

    await grab('Daily')
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'This event' })).toBeVisible()
    await removeElsewhere('Daily')
    await page.getByRole('button', { name: 'This event' }).click()
    await expect(said).toBeVisible()
    await expect(event(page, 'Daily')).toBeHidden()
  })
})

test.describe('the calendar with a pointer in New York', () => {
  test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'America/New_York' })

  test('an all-day series dragged to an hour uses the visible clock', async ({ page }) => {
    await page.goto('/app/calendar?view=week&date=2026-03-11')
    const repeat = { allDay: true, start: '2026-03-11', repeat: 'FREQ=WEEKLY' }
    await testerDoes(page, '/api/calendar/events/new', { id: 'run', title: 'Long run', ...repeat })
    await page.reload()
    await event(page, 'Long run').hover()
    const from = await event(page, 'Long run').boundingBox()
    if (!from) throw new Error('The event is not in sight')
    await page.mouse.move(from.x + 10, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 260, { steps: 12 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'All events', exact: true }).click()
    await expect(page.getByText('Event moved')).toBeVisible()
    const series = await page.evaluate(async () => {
      const { events } = await (await fetch('/api/calendar/events')).json()
      return events.find(({ id }: { id: string }) => id === 'run')
    })
    expect(series).toMatchObject({ allDay: false, zone: 'America/New_York' })
  })
})

test.describe('the calendar with a finger', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: 'Europe/Paris',
  })

  test('an event’s end can be dragged down to the bottom bar', async ({ page }) => {
    await page.goto('/app/calendar?view=day&date=2026-03-11')
    const start = '2026-03-11T09:00:00Z'
    const end = '2026-03-11T11:00:00Z'
    await testerDoes(page, '/api/calendar/events/new', { id: 'long', title: 'Long', start, end })
    await page.reload()
    const long = page.locator('[data-event=long]').first()
    await long.hover()
    const { x, y, width } = (await long.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width / 2, y: at }] })
    const letGo = () =>
      finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // A long press selects the event and shows its drag handles.
    const edges = long.locator(':empty')
    const before = await edges.count()
    await touch('touchStart', y + 40)
    await expect.poll(() => edges.count()).toBeGreaterThan(before)
    await letGo()

    const bar = page.getByRole('navigation', { name: 'Main navigation' })
    const { y: below } = (await bar.boundingBox()) ?? { y: 0 }
    // Measured again, because the grid may have moved by some pixels since.
    const selected = (await long.boundingBox()) ?? { y: 0, height: 0 }
    const from = selected.y + selected.height - 1
    await touch('touchStart', from)
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      await touch('touchMove', from + (below - 25 - from) * share)
    }
    await letGo()
    await expect(page.getByText('Event saved')).toBeVisible()
  })
})

test('on a phone the grid begins right below the only bar', async ({ page }) => {
  await page.goto('/app/calendar?view=month')
  const head = page.locator('[role=columnheader]').first()
  await expect(head).toBeVisible()
  expect((await head.boundingBox())?.y).toBeLessThan(160)
})

test('a week ends above the raised button of the bottom bar', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/app/calendar?view=week')
    await expect(page.locator('.calendar-event').first()).toBeAttached()
    await expect(bar).toBeInViewport()
    await expect
      .poll(async () => {
        const board = await page.locator('main [style*="--rest"]').first().boundingBox()
        const edge = await bar.boundingBox()
        return Math.round((edge?.y ?? 0) - (board?.y ?? 0) - (board?.height ?? 0))
      })
      // The button rises this far above the bar.
      .toBe(16)
  }
})

test('on a phone the last event of an agenda can be scrolled out from under a toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/app/calendar?view=agenda')
  await event(page, 'Weekly planning').click()
  await page.getByRole('button', { name: 'Delete' }).press('Enter', { timeout: 5000 })
  const toast = page.getByRole('status').locator('.MuiSnackbar-root')
  await expect(toast).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('.calendar-event').last().click({ trial: true, timeout: 1000 })
  await expect(toast).toBeVisible()
})

test('a phone’s week shows the whole start time of an event', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/app/calendar?view=week&date=2026-08-12')
  // In any time zone, one of these events begins at half past twelve.
  for (let hour = 0; hour < 24; hour++) {
    const start = Date.UTC(2026, 7, 11 + (hour % 5), hour, 30)
    await testerDoes(page, '/api/calendar/events/new', {
      title: `Hour ${hour}`,
      allDay: false,
      start: new Date(start).toISOString(),
      end: new Date(start + 3_600_000).toISOString(),
    })
  }
  const times = page.locator('.calendar-event .calendar-time')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.reload()
    await expect(times.filter({ hasText: '12:30' })).not.toHaveCount(0)
    const cut = await times.evaluateAll((all) => {
      const range = document.createRange()
      return all.flatMap((time) => {
        range.selectNodeContents(time)
        const words = range.getBoundingClientRect()
        const place = time.closest('.calendar-event')?.getBoundingClientRect()
        const isWhole = place && words.left >= place.left && words.right <= place.right
        return isWhole ? [] : [time.textContent]
      })
    })
    expect.soft(cut, `${width} px`).toEqual([])
  }
  // Where there is room, the time has the font size of its event.
  for (const view of ['agenda', 'day']) {
    await page.goto(`/app/calendar?view=${view}&date=2026-08-12`)
    await expect(page.locator('.calendar-event').first()).toBeVisible()
    const sizes = await page
      .locator('.calendar-event *')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    expect(sizes.length, view).toBeGreaterThan(0)
    expect.soft(Math.min(...sizes), view).toBeGreaterThanOrEqual(10)
  }
})

test('a phone’s week shows the title of a short event', async ({ page }) => {
  await page.goto('/app/calendar?view=week&date=2026-08-12')
  const start = Date.UTC(2026, 7, 12, 7)
  await testerDoes(page, '/api/calendar/events/new', {
    title: 'Interview',
    allDay: false,
    start: new Date(start).toISOString(),
    end: new Date(start + 1_800_000).toISOString(),
  })
  await page.reload()
  const event = page.getByRole('button', { name: '14:00 Interview' })
  const title = event.getByText('Interview', { exact: true })
  await expect(title).toBeVisible()
  const [words, place] = [await title.boundingBox(), await event.boundingBox()]
  expect(words?.width).toBeGreaterThan((place?.width ?? 0) * 0.75)
})

const english = (isFullSweep ? settings : coveringSettings()).filter(
  ({ locale }) => locale === 'en',
)

for (const setting of english) {
  test(`every view of the calendar is sound: ${nameOf(setting)}`, async ({ page }) => {
    const { direction, mode, width } = setting
    await page.setViewportSize({ width, height: heights[width] })
    await startWith(page, { locale: 'en', mode, rtl: direction === 'rtl' })
    for (const view of ['month', 'week', 'day', 'agenda']) {
      await page.goto(`/app/calendar?view=${view}`)
      await expect(page.locator('.calendar-event').first()).toBeVisible()
      await expectSound(page, view)
      // As narrow as one day of a week is on a phone.
      if (view === 'week')
        await expect(page.locator('[role=columnheader][data-date]').first()).toHaveText(/\d/)
    }
    await page.getByRole('button', { name: 'Add event' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}
