import type { Locator } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { showcasePaths } from '#lib/paths/showcase'
import { startWith } from '../support/sweep/appearance'
import { plansOf } from '../support/sweep/plan'
import { sweep } from '../support/sweep/sweep'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 240_000 })

for (const plan of plansOf('open')) {
  test(`every page of a visitor opens offline after one visit and is sound: ${plan.name}`, async ({
    visited,
  }) => {
    const context = await visited.open()
    const page = await context.newPage()
    // The previous player has logged out.
    await page.addInitScript(() => localStorage.removeItem('serviceToken'))
    const errors = await watchForErrors(page)
    await page.goto(visited.url + openPaths.landing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await sweep(page, plan)
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
    await context.close()
  })
}

test('a printed page has only its content, black on white, with every answer', async ({ page }) => {
  await startWith(page, { mode: 'dark' })
  await page.goto(openPaths.faqs)
  const answer = page.getByText('It takes about a minute')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(answer).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.goto(openPaths.landing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(memberPaths.promotions)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('on paper ticked boxes, switches and progress can be seen', async ({ page }) => {
  await startWith(page, { mode: 'dark' })
  await page.emulateMedia({ media: 'print' })
  await page.goto(openPaths.login1)
  await expect(page.getByRole('checkbox')).toHaveCSS('color-scheme', 'light')
  await page.goto(showcasePaths.switch)
  await hasLine(page.locator('.MuiSwitch-track').first())
  await hasLine(page.locator('.MuiSwitch-thumb').first())
  await page.goto(showcasePaths.progress)
  await hasLine(page.locator('.MuiLinearProgress-root').first())
  await hasLine(page.locator('.MuiLinearProgress-bar').first())
  const buffer = page.getByRole('progressbar', { name: 'Replay' })
  await expect(buffer.locator('.MuiLinearProgress-dashed')).toBeHidden()
  await expect(buffer.locator('.MuiLinearProgress-bar2')).toHaveCSS('opacity', '0.3')
  // The first one may be split, because otherwise the page’s heading would be alone.
  await expect(page.locator('main section').nth(1)).toHaveCSS('break-inside', 'avoid')
  await page.goto(showcasePaths.toggleButton)
  const pressed = page.getByRole('button', { name: '7 days', pressed: true })
  await expect(pressed).toHaveCSS('outline', 'rgb(0, 0, 0) solid 2px')
  await page.goto(showcasePaths.color)
  const swatch = page.getByRole('button', { name: /^Copy\s*primary/ })
  await expect(swatch).toHaveCSS('print-color-adjust', 'exact')
  await expect(swatch).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.goto(showcasePaths.widgetData)
  await hasLine(page.locator('progress').first())
  await expect(page.locator('progress').first()).toHaveCSS('print-color-adjust', 'exact')
})

test('on paper scrolled content is complete, and the selected row can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(showcasePaths.tableStickyHeader)
  for (const name of ['Deposits with a head that stays', 'Deposits by groups of columns']) {
    const table = page.getByRole('region', { name })
    await expect(table).toBeVisible()
    expect.soft(await table.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  }
  await page.goto(showcasePaths.list)
  const days = page.getByRole('region', { name: 'History by day' })
  await expect(days).toBeVisible()
  expect.soft(await days.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  const inbox = page.getByRole('button', { name: 'Inbox' })
  await expect(inbox).toHaveCSS('outline', 'rgb(0, 0, 0) solid 2px')
})

async function hasLine(part: Locator) {
  await expect(part).toHaveCSS('border-top', /^[1-9]\d*px solid rgb\(0, 0, 0\)$/)
}

async function boxOf(place: Locator) {
  await expect(place).toBeVisible()
  return (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test('on a tablet no open page leaves a gap', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })

  await test.step('the sample quotes fill their rows', async () => {
    for (const width of [700, 820]) {
      await page.setViewportSize({ width, height: 1180 })
      await page.goto(openPaths.landing)
      const examples = page.getByRole('figure').filter({ hasText: 'Example' })
      await expect(examples).toHaveCount(3)
      const last = await boxOf(examples.last())
      const row = await boxOf(
        page.getByRole('figure').filter({ hasText: 'Example' }).locator('..').first(),
      )
      expect
        .soft(Math.round(last.x + last.width), `${width} px`)
        .toBe(Math.round(row.x + row.width))
    }
  })

  await test.step('the panel below a form reaches to the end of the screen', async () => {
    await page.goto(openPaths.login2)
    const panel = await boxOf(page.getByRole('heading', { level: 2 }).locator('..'))
    const footer = await boxOf(page.getByRole('contentinfo'))
    expect.soft(Math.round(panel.y + panel.height)).toBe(Math.round(footer.y))
  })

  await test.step('the text below a drawing is centred on it', async () => {
    await page.goto(openPaths.comingSoon1)
    const clock = await boxOf(page.getByRole('list', { name: 'Time until the opening' }))
    expect.soft(Math.round(clock.x + clock.width / 2)).toBe(410)
    const drawing = await boxOf(page.getByRole('main').locator('svg').first())
    expect.soft(clock.width - drawing.width).toBeLessThan(160)
  })

  await test.step('the search field takes the space beside its button', async () => {
    await page.goto(openPaths.faqs)
    const field = await boxOf(page.getByRole('searchbox'))
    const button = await boxOf(page.getByRole('button', { name: 'Open all' }))
    expect.soft(button.y).toBeLessThan(field.y + field.height)
    expect.soft(field.width).toBeGreaterThan(2 * button.width)
  })
})
