import type { Page } from '@playwright/test'
import { kanbanPaths } from '#contract/kanban/kanban'
import { cutBeginnings } from '../support/beginnings'
import { testerDoes } from '../support/money'
import { expect, test } from '../support/visited'

const title = 'Answer “Where is my withdrawal?” from the timeline'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openBoard(page: Page, first = 'New'): Promise<void> {
  await page.goto('/app/kanban/board')
  await expect(column(page, first)).toBeVisible()
}

test('the board works offline and is unchanged after a restart', async ({ visited }) => {
  test.setTimeout(90_000)
  const first = await visited.open()
  const page = await first.newPage()

  await openBoard(page)
  await page.getByRole('button', { name: `Actions for “${title}”` }).click()
  // By key, because a menu may open under the finger, where a second press at one place is ignored.
  await page.getByRole('menuitem', { name: 'Move to “Closed”' }).press('Enter')
  await expect(column(page, 'Closed').getByRole('link', { name: title })).toBeAttached()

  // By key here too, because the toast about the move is where the pointer would be.
  await page.getByRole('button', { name: 'Add item: New' }).press('Enter')
  await page.getByLabel('Item title').fill('Written offline')
  await page.keyboard.press('Enter')
  await column(page, 'New').getByRole('link', { name: 'Written offline' }).click()
  const drawer = page.getByRole('dialog', { name: 'Item' })
  await drawer.getByLabel('Write a comment').fill('Remembered offline')
  // The comment is shown before it is stored.
  const stored = page.waitForResponse(`**${kanbanPaths.addItemComment}`)
  await drawer.getByRole('button', { name: 'Comment' }).click()
  await expect(drawer.getByText('Remembered offline')).toBeVisible()
  await stored
  await first.close()

  const second = await visited.open()
  const reopened = await second.newPage()
  await openBoard(reopened)
  await expect(column(reopened, 'Closed').getByRole('link', { name: title })).toBeAttached()
  await column(reopened, 'New').getByRole('link', { name: 'Written offline' }).click()
  await expect(reopened.getByRole('dialog').getByText('Remembered offline')).toBeVisible()

  await test.step('long names keep their beginning, and the page its width, also from right to left', async () => {
    const name = 'EverythingThatWaitsForTheBankThePlayerOrASecondSignature, and for the auditors'
    await testerDoes(reopened, kanbanPaths.editColumn, { column: { id: 'column-1', title: name } })
    await testerDoes(reopened, kanbanPaths.saveLabel, { label: { id: 'label-1', name } })
    await reopened.evaluate(() => localStorage.setItem('berry-config', '{"rtl":true}'))
    await reopened.setViewportSize({ width: 320, height: 568 })
    await openBoard(reopened, name)
    const grip = reopened.getByRole('button', { name: `Drag the column “${name}”` })
    expect((await grip.boundingBox())?.width).toBe(44)
    await reopened.goto('/app/kanban/backlogs')
    await expect(reopened.getByRole('main').getByText(name).first()).toBeAttached()
    expect(await cutBeginnings(reopened)).toEqual([])
    const width = await reopened.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
  await second.close()
})

test('on a tablet a cut column shows that the board continues', async ({ page }) => {
  for (const width of [620, 744, 768, 820, 834, 912, 1000]) {
    await page.setViewportSize({ width, height: 1180 })
    await openBoard(page)
    const edges = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((columns) =>
        columns.map((column) => {
          const { left, right } = column.getBoundingClientRect()
          return [left, right]
        }),
      )
    const isCut = ([left = 0, right = 0]: number[]) => left < width - 40 && right > width + 20
    expect(edges.filter(isCut), `${width} px: ${edges.join(' | ')}`).toHaveLength(1)
    // The board ends where its last column ends.
    const beyond = await column(page, 'Closed').evaluate((last) => {
      const strip = last.parentElement
      if (strip === null) return Number.NaN
      strip.scrollLeft = strip.scrollWidth
      return strip.getBoundingClientRect().right - last.getBoundingClientRect().right
    })
    expect(beyond, `${width} px`).toBeLessThan(30)
  }
})

test('on a tablet the items of a story have equal height and show their priority', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/app/kanban/backlogs')
  const items = page
    .getByRole('list', { name: /^Items of “As a player I know/ })
    .getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items).toContainText(['High', 'Medium', 'High'])
  const heights = await items.evaluateAll((all) => all.map((item) => item.clientHeight))
  expect(new Set(heights).size, heights.join()).toBe(1)
})

test('a priority shows its name beside the flag where there is room, and only the flag elsewhere', async ({
  page,
}) => {
  const word = page.getByText('Medium', { exact: true }).first()
  const isSeen = () =>
    word.evaluate((named) => {
      const frame = named.parentElement?.getBoundingClientRect()
      return frame !== undefined && named.getBoundingClientRect().top < frame.bottom
    })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page)
  expect(await isSeen()).toBe(true)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/app/kanban/backlogs')
  await expect(word).toBeAttached()
  expect(await isSeen()).toBe(true)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await isSeen()).toBe(false)
})

test('on a phone the backlogs show each item’s whole column name, and all of an item opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const size = sessionStorage.getItem('letters')
      if (size) document.documentElement.style.fontSize = size
      observer.disconnect()
    }).observe(document, { childList: true })
  })
  for (const size of ['100%', '200%']) {
    await page.goto('/app/kanban/backlogs')
    await page.evaluate((letters) => sessionStorage.setItem('letters', letters), size)
    await page.reload()
    const names = page
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('heading') })
      .getByText('Resolved', { exact: true })
    await expect(names).toHaveCount(2)
    for (const name of await names.all()) {
      const cut = await name.evaluate((it) => [
        it.scrollWidth - it.clientWidth,
        it.scrollHeight - it.clientHeight,
      ])
      expect(cut, size).toEqual([0, 0])
    }
    await names.first().evaluate((it) => it.scrollIntoView({ block: 'center' }))
    const box = await names.first().boundingBox()
    if (!box) throw new Error('nothing to press')
    await page.mouse.click(box.x + 4, box.y + box.height / 2)
    await expect(page.getByRole('dialog', { name: 'Item' })).toBeVisible()
  }
})

test('on a phone the end of a full column and of the backlogs can be scrolled out from under a toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page)
  for (const [path, add] of [
    ['board', 'Add item: New'],
    ['backlogs', 'Add item: No story'],
  ] as const) {
    await page.goto(`/app/kanban/${path}`)
    await page
      .getByRole('button', { name: /^Actions for “Answer/ })
      .first()
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Copy' }).press('Enter')
    const toast = page.getByRole('status').locator('.MuiSnackbar-root')
    await expect(toast).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: add, exact: true }).click({ trial: true, timeout: 3000 })
    await expect(toast).toBeVisible()
  }
})

test.describe('dragging on the board', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await openBoard(page)
    expect(faults).toEqual([])
  })

  test('a card and a column are moved by keyboard, with announcements', async ({ page }) => {
    const live = page.locator('[aria-live="assertive"]')
    await column(page, 'New').getByRole('link', { name: title }).focus()
    await page.keyboard.press('Space')
    await expect(live).toHaveText(`${title} lifted, place 2 of 3 in New.`)
    await page.keyboard.press('ArrowRight')
    await expect(live).toHaveText(/is at place \d of 4 in Active\.$/)
    await page.keyboard.press('Space')
    // The toast with UNDO reports the move, and nothing else does.
    await expect(page.getByText(`“${title}” moved to “Active”`)).toBeVisible()
    await expect(live).toBeEmpty()
    await expect(column(page, 'Active').getByRole('link', { name: title })).toBeFocused()
    await page.reload()
    await expect(column(page, 'Active').getByRole('link', { name: title })).toBeVisible()

    await page.getByRole('button', { name: 'Drag the column “New”' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(live).toHaveText('New is at place 2 of 4 in Board.')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Active',
      'New',
      'Resolved',
      'Closed',
    ])

    await test.step('a card is archived, restored and followed by a new one by single keys', async () => {
      const card = column(page, 'Active').getByRole('link', { name: title })
      await card.focus()
      await page.keyboard.press('c')
      await expect(card).toHaveCount(0)
      // The board shows the change before the answer comes.
      await expect(page.getByText(`“${title}” archived`)).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(card).toBeFocused()
      await page.keyboard.press('n')
      await expect(column(page, 'Active').getByLabel('Item title')).toBeFocused()
    })
  })

  test('a card and a column are moved by mouse, also from right to left', async ({ page }) => {
    for (const rtl of [false, true]) {
      await page.evaluate(
        (on) => localStorage.setItem('berry-config', JSON.stringify({ rtl: on, locale: 'en' })),
        rtl,
      )
      await openBoard(page)
      const [from, to] = rtl ? ['Active', 'New'] : ['New', 'Active']
      const start = await column(page, from ?? '')
        .getByRole('link', { name: title })
        .boundingBox()
      const end = await column(page, to ?? '').boundingBox()
      if (!start || !end) throw new Error('nothing to drag')
      await page.mouse.move(start.x + 10, start.y + 10)
      await page.mouse.down()
      await page.mouse.move(start.x + 30, start.y + 20, { steps: 5 })
      await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 20 })
      await page.waitForTimeout(300)
      await page.mouse.up()
      await expect(column(page, to ?? '').getByRole('link', { name: title })).toBeVisible()

      const grip = await page
        .getByRole('button', { name: 'Drag the column “Closed”' })
        .boundingBox()
      const goal = await column(page, 'Resolved').boundingBox()
      if (!grip || !goal) throw new Error('nothing to drag')
      await page.mouse.move(grip.x + 10, grip.y + 10)
      await page.mouse.down()
      await page.mouse.move(grip.x + 20, grip.y + 20, { steps: 5 })
      await page.mouse.move(goal.x + 40, goal.y + 30, { steps: 20 })
      await page.waitForTimeout(300)
      await page.mouse.up()
      const order = rtl
        ? ['New', 'Active', 'Resolved', 'Closed']
        : ['New', 'Active', 'Closed', 'Resolved']
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(order)
    }
  })

  test('a checklist line is moved by mouse, and Escape puts it back and leaves the item open', async ({
    page,
  }) => {
    await page.goto('/app/kanban/board?item=item-6')
    const drawer = page.getByRole('dialog', { name: 'Item' })
    const checklist = drawer.getByRole('region', { name: 'Checklist' })
    const lines = checklist.getByRole('listitem')
    await expect(lines).toHaveCount(3)
    await lines.last().scrollIntoViewIfNeeded()
    const [first = '', second = '', third = ''] = await lines.allInnerTexts()
    const carry = async () => {
      const start = await checklist.getByText(first).boundingBox()
      const end = await checklist.getByText(third).boundingBox()
      if (!start || !end) throw new Error('nothing to drag')
      await page.mouse.move(start.x + 10, start.y + 10)
      await page.mouse.down()
      await page.mouse.move(start.x + 12, start.y + 20, { steps: 5 })
      await page.mouse.move(start.x + 12, end.y + end.height, { steps: 10 })
      await expect(
        page.locator('[aria-live="assertive"]').filter({ hasText: 'place 3 of 3 in Checklist' }),
      ).toHaveCount(1)
    }
    await carry()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(lines).toHaveText([first, second, third])
    await expect(drawer).toBeVisible()
    await carry()
    await page.mouse.up()
    await expect(lines).toHaveText([second, third, first])
    await page.reload()
    await expect(lines).toHaveText([second, third, first])
    await expect(lines.last().getByRole('checkbox')).toBeChecked()
  })

  test('an item of the last story can be dropped among visible items without a story', async ({
    page,
  }) => {
    await page.goto('/app/kanban/backlogs')
    const item = page.getByRole('list', { name: 'Stories' }).getByRole('link').last()
    const storyless = page.getByRole('list', { name: 'No story', exact: true })
    await storyless.scrollIntoViewIfNeeded()
    const name = await item.innerText()
    const start = await item.boundingBox()
    if (!start) throw new Error('nothing to drag')
    await page.mouse.move(start.x + 10, start.y + 10)
    await page.mouse.down()
    await page.mouse.move(start.x + 20, start.y + 20, { steps: 5 })
    const end = await storyless.boundingBox()
    if (!end) throw new Error('nowhere to drop')
    await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 20 })
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(/ in No story\.$/)
    await page.mouse.up()
    await expect(storyless.getByRole('link', { name })).toBeVisible()

    await expect(page.getByText(/moved to “No story”/)).toBeVisible()
    await expect(storyless.getByRole('link')).toHaveCount(2)
    const [first = '', second = ''] = await storyless.getByRole('link').allInnerTexts()
    await storyless.getByRole('link', { name: first }).focus()
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(
      `${first} dropped at place 2 of 2 in No story.`,
    )
    await expect(storyless.getByRole('link')).toHaveText([second, first])
  })
})
