/**
 * Settings of the system or browser that affect every page: larger fonts, forced colours, less motion,
 * printing.
 */

import type { Locator, Page } from '@playwright/test'
import { chatPath, memberPaths } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { landingPath, paths } from '#lib/paths/publicPaths'
import { showcasePaths } from '#lib/paths/showcase'
import { each } from '../support/each'
import { follow } from '../support/follow'
import { logIn } from '../support/player'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

/** Lists whose rows have a fixed height, so that their length is known. */
const fixedRows = [
  memberPaths.kanbanBoard,
  memberPaths.kanbanBacklogs,
  memberPaths.mail,
  memberPaths.contactCards,
  memberPaths.contactList,
  showcasePaths.tablerIcons,
]

/** @returns rows that are lower than their content, and lines that are lower than their letters */
function tooLow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li > :first-child')]
    const lines = [...document.querySelectorAll('main li *')].filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
    )
    return [
      ...rows
        .filter((row) => row.scrollHeight > row.clientHeight + 1 && row.clientHeight > 0)
        .map((row) => `row: ${row.textContent}`),
      ...lines
        .filter((line) => {
          const { fontSize, lineHeight } = getComputedStyle(line)
          return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)
        })
        .map((line) => `line: ${line.textContent}`),
    ]
  })
}

/** Wraps each text that is not protected in two elements of the translator, which React does not know. */
function translateAsBrowsersDo(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.translator = 'asked'
    new MutationObserver(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const isKept = text.parentElement?.closest('[translate=no], font, script, style')
        if (isKept || text.data.trim() === '') continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data.toUpperCase())
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** The box of the words themselves, which may be wider than their element. */
function wordsBox(element: Locator) {
  return element.evaluate((it) => {
    const words = document.createRange()
    words.selectNodeContents(it)
    const { top, bottom, left, right } = words.getBoundingClientRect()
    return { top, bottom, left, right }
  })
}

function writeTwiceAsLarge(): void {
  new MutationObserver((_, observer) => {
    document.documentElement.style.fontSize = '200%'
    observer.disconnect()
  }).observe(document, { childList: true })
}

test('pages have room for text at twice the font size', async ({ page }) => {
  await page.addInitScript(writeTwiceAsLarge)
  await page.goto(landingPath)
  for (const path of fixedRows) {
    await follow(page, path)
    await expect(page.locator('main li').first()).toBeAttached()
    expect.soft(await tooLow(page), path).toEqual([])
  }
  for (const path of ['/tables/tbl-basic', '/basic/badges']) {
    await follow(page, path)
    await expect(page.locator('main h2').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBe(390)
  }
  // In the language with the longest texts for it.
  await startWith(page, { locale: 'th' })
  for (const view of ['agenda', 'month']) {
    await page.goto(`${memberPaths.calendar}?view=${view}`)
    await expect(page.locator('main h2').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, view).toBe(390)
  }
  await startWith(page, { locale: 'fr' })
  await page.goto(memberPaths.products)
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const [content, room] = await card.evaluate((it) => [it.scrollWidth, it.clientWidth])
  expect.soft(content).toBe(room)
  // A field’s label is in the middle of its border and does not cover the value.
  await follow(page, memberPaths.productList)
  const field = page.locator('main div:has(> label[data-shrink=true])').first()
  await expect(field).toBeVisible()
  const besideEdge = await field.evaluate((it) => {
    const label = it.querySelector('label')?.getBoundingClientRect()
    return label ? (label.top + label.bottom) / 2 - it.getBoundingClientRect().top : Number.NaN
  })
  expect.soft(Math.abs(besideEdge)).toBeLessThan(3)
  await follow(page, showcasePaths.formWizard)
  const first = await wordsBox(page.getByText('Address', { exact: true }).first())
  const second = await wordsBox(page.getByText('Payment', { exact: true }).first())
  expect.soft(second.top > first.bottom || second.left > first.right + 3).toBe(true)
  // A refused amount gets the focus, and the sticky button above the bottom bar does not cover it.
  await page.goto(memberPaths.withdraw)
  const amount = page.getByRole('textbox', { name: /^Montant/ })
  await amount.fill('100')
  const foot = page.getByRole('button', { name: 'Continuer', exact: true })
  await foot.click()
  await expect(amount).toBeFocused()
  const hidden = async () => {
    const [field, button] = [await amount.boundingBox(), await foot.boundingBox()]
    return field && button ? field.y + field.height - button.y : Number.NaN
  }
  await expect.poll(hidden).toBeLessThan(0)
  await page.goto(openPaths.faqs)
  const question = page.getByText('Chercher une question', { exact: true }).first()
  expect.soft(await question.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

test('text at twice the font size is not cut in a field and does not overlap', async ({ page }) => {
  await page.addInitScript(writeTwiceAsLarge)
  await expectTimesWhole(page)
  await page.goto(memberPaths.products)
  const list = page.getByRole('combobox', { name: 'Sort by' })
  const arrow = await list.evaluate((it) => {
    const end =
      it.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(it).paddingRight)
    const icon = it.parentElement?.querySelector('svg')?.getBoundingClientRect()
    return icon ? icon.left - end : Number.NaN
  })
  expect.soft(arrow).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.analytics)
  const credit = await wordsBox(page.getByRole('main').getByText('1,250.75 baht', { exact: true }))
  const button = await page.getByRole('link', { name: 'Deposit', exact: true }).last().boundingBox()
  expect.soft(credit.bottom).toBeLessThanOrEqual(button?.y ?? 0)
})

test('times with “AM” and “PM” are shown in full on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await expectTimesWhole(page)
})

/**
 * Checks dates and times of a new event. This browser formats them as in the United States, the longest
 * way.
 */
async function expectTimesWhole(page: Page): Promise<void> {
  await page.goto(memberPaths.calendar)
  await page.getByRole('button', { name: 'Add event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add event' })
  for (const name of ['Starts on', 'Start time', 'Ends on', 'End time']) {
    const missing = await dialog.getByLabel(name).evaluate((it: HTMLInputElement) => {
      const whole = document.createElement('input')
      whole.type = it.type
      whole.value = it.value
      whole.className = it.className
      whole.style.cssText = 'position: absolute; width: max-content'
      it.parentElement?.append(whole)
      const width = whole.offsetWidth
      whole.remove()
      return width - it.offsetWidth
    })
    expect.soft(missing, name).toBeLessThanOrEqual(0)
  }
}

test('the public pages have room for text at twice the font size on the smallest phone', async ({
  page,
}) => {
  await page.addInitScript(writeTwiceAsLarge)
  await page.setViewportSize({ width: 320, height: 568 })
  await startWith(page, { locale: 'fr' })
  for (const path of [openPaths.landing, openPaths.codeVerification1]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBe(320)
    for (const icon of await each(page.getByRole('banner').locator('svg'))) {
      expect.soft((await icon.boundingBox())?.width, path).toBe(22)
    }
  }
})

test('selected elements can be recognised in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(memberPaths.kanbanBoard)
  const views = page.getByRole('navigation', { name: 'Kanban views' })
  const chosen = views.getByRole('link', { name: 'Board', exact: true })
  await expect(chosen).toHaveAttribute('aria-current', 'page')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(chosen).not.toHaveCSS('background-color', ground)
  // Content that scrolls below the header does not shine through it.
  await expect.soft(page.getByRole('banner')).toHaveCSS('background-color', ground)
  const highlight = await chosen.evaluate((it) => getComputedStyle(it).backgroundColor)
  // Today has a border and does not look like a selected day. The calendar opens at the month of its own day.
  await follow(page, showcasePaths.dateTime)
  const now = new Date()
  const monthsSince = (now.getFullYear() - 2026) * 12 + now.getMonth() - 10
  const next = page.getByRole('button', { name: 'Next month' })
  for (let month = 0; month < monthsSince; month++) await next.click()
  const today = page.locator('[role="gridcell"][aria-current="date"]')
  await expect.soft(today).toHaveCSS('outline-style', 'solid')
  await expect.soft(today).not.toHaveCSS('background-color', highlight)
  await page.goto(`${memberPaths.calendar}?view=month`)
  const cell = page.getByRole('cell').and(page.locator('[aria-current="date"]'))
  await expect.soft(cell).toHaveCSS('outline-style', 'solid')
  // Some buttons are not native ones.
  await follow(page, showcasePaths.list)
  const folder = page.getByRole('button', { name: 'Inbox', exact: true })
  await expect.soft(folder).toHaveCSS('background-color', highlight)
})

test('a card added without motion scrolls into view', async ({ page }) => {
  await page.goto(memberPaths.kanbanBoard)
  await page.getByRole('button', { name: 'Add item: New' }).press('Enter')
  for (const name of ['One more', 'And another']) {
    await page.getByLabel('Item title').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.9 })
  }
})

test('typing into the page search does not move its field', async ({ page }) => {
  await page.goto(landingPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search pages' })
  // The heading is painted before any script listens.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  const before = await field.boundingBox()
  await field.fill('nothing is called that')
  await expect(page.getByText('No page has that name')).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
})

test('a browser’s page translation leaves each text to the app', async ({ page }) => {
  await page.addInitScript(translateAsBrowsersDo)
  await page.addInitScript(() => localStorage.removeItem('serviceToken'))
  await page.goto(paths.login)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-translator', 'asked')
  await logIn(page)
  await expect(page.locator('font')).toHaveCount(0)
})

test('a dark page is printed black on white and in full', async ({ page }) => {
  await startWith(page, { mode: 'dark' })
  await page.goto(showcasePaths.widgetChart)
  const label = page.locator('main svg text').first()
  await expect(label).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(label).toHaveCSS('fill', 'rgb(0, 0, 0)')
  // Elements that only serve the screen are left out.
  await expect.soft(page.getByRole('button', { name: /^Show source/ })).toHaveCount(0)
  await expect.soft(page.getByRole('button', { name: /^Show as table/ })).toHaveCount(0)
  await follow(page, landingPath)
  // The selected element has a border.
  const days = page.getByText('30 days', { exact: true })
  await expect.soft(days).toHaveCSS('outline-style', 'solid')
  await follow(page, memberPaths.detailsCards)
  await expect(page.getByText('Naree Suwan')).toBeVisible()
  await expect.soft(page.getByRole('navigation')).toHaveCount(0)
  await expect.soft(page.getByRole('searchbox')).toHaveCount(0)
  await expect.soft(page.getByRole('button', { name: 'Block Naree Suwan' })).toHaveCount(0)
  await follow(page, memberPaths.contactList)
  await expect(page.getByText('Zoltán Szabó')).toBeVisible()
  await expect.soft(page.getByRole('searchbox')).toHaveCount(0)
  await expect.soft(page.getByRole('toolbar', { name: 'Jump to a letter' })).toHaveCount(0)
  // The conversation is printed as far as it is rendered, not only as far as a window shows it.
  await page.setViewportSize({ width: 1440, height: 400 })
  await follow(page, chatPath('u1'))
  const log = page.getByRole('log')
  await expect(log.getByText('Two players asked already.')).toBeVisible()
  await expect.soft(page.getByRole('textbox')).toHaveCount(0)
  expect(await log.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  // As wide as an A4 sheet.
  await page.setViewportSize({ width: 794, height: 1123 })
  await follow(page, showcasePaths.orgChart)
  const charts = page.locator('main section[tabindex="0"]')
  await expect(charts).toHaveCount(3)
  for (const chart of await charts.all()) {
    expect(await chart.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
  // With the default margins of browsers.
  await page.setViewportSize({ width: 718, height: 1047 })
  for (const [path, name] of [
    [showcasePaths.tableDense, 'Deposits of this morning, with bonus and state'],
    [showcasePaths.tableStickyHeader, 'Deposits by hour, in baht'],
  ] as const) {
    await follow(page, path)
    const table = page.getByRole('region', { name, exact: true })
    await expect(table).toBeVisible()
    expect.soft(await table.evaluate((it) => it.scrollWidth - it.clientWidth), path).toBe(0)
  }
})

test('no printed page is empty or has only a heading', async ({ page }) => {
  // Wide enough for the shop’s filter beside the products.
  await page.setViewportSize({ width: 1200, height: 900 })
  for (const [path, part, most] of [
    [memberPaths.products, 'main article', 3],
    [`${memberPaths.productDetails}/default`, 'main h2', 2],
    [showcasePaths.price1, 'main table', 2],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(part).first()).toBeVisible()
    // The print styles load once the page is idle.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toHaveCount(0)
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
    const paper = await page.pdf({ format: 'A4', margin })
    const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect.soft(sheets?.length, path).toBeLessThanOrEqual(most)
    await page.emulateMedia({ media: 'screen' })
  }
})
