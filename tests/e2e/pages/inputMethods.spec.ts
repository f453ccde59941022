import type { Locator, Page } from '@playwright/test'
import { memberPaths } from '#lib/paths/member'
import { expectWordKept } from '../support/inputMethod'
import { test } from '../support/visited'

interface Place {
  name: string
  path: string
  /** @returns the field, once it can be written into */
  open: (page: Page) => Promise<Locator> | Locator
}

/** Opens the field by a button. */
async function press(page: Page, button: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: button }).first().press('Enter')
}

/** Fields in which Enter, Escape, Tab or an arrow has an effect. */
const places: readonly Place[] = [
  { name: 'the search in mail', path: memberPaths.mail, open: searchBox },
  {
    name: 'the labels of a mail',
    path: `${memberPaths.mail}?mail=mail-8`,
    open: async (page) => {
      // A phone does not open the list of labels by key.
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('article').first().waitFor()
      await page.keyboard.press('l')
      return page.getByRole('textbox', { name: 'Find or create a label' })
    },
  },
  {
    name: 'the recipients of a mail',
    path: memberPaths.mail,
    open: async (page) => {
      await press(page, /^Compose/)
      return page.getByRole('dialog').getByRole('combobox', { name: 'To' })
    },
  },
  {
    name: 'a message in chat',
    path: `${memberPaths.chat}?user=u9`,
    open: (page) => page.getByRole('textbox', { name: /^Message to/ }),
  },
  {
    name: 'a new item of the board',
    path: memberPaths.kanbanBoard,
    open: async (page) => {
      await press(page, /^Add item/)
      return page.getByRole('textbox', { name: 'Item title' })
    },
  },
  {
    name: 'a comment on an item',
    path: memberPaths.kanbanBoard,
    open: async (page) => {
      await page
        .locator('[data-rfd-draggable-id^="item:"]')
        .first()
        .getByRole('link')
        .press('Enter')
      return page.getByRole('textbox', { name: 'Write a comment' })
    },
  },
  { name: 'the search in contacts', path: memberPaths.contactList, open: searchBox },
  {
    name: 'the title of an event',
    path: memberPaths.calendar,
    open: async (page) => {
      await press(page, 'Add event')
      return page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
    },
  },
  {
    name: 'the search of pages',
    path: '/dashboard/analytics',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('Control+k')
      return page.getByRole('dialog').getByRole('combobox')
    },
  },
]

function searchBox(page: Page): Locator {
  return page.getByRole('searchbox').first()
}

for (const { name, path, open } of places) {
  test(`keys of an input method only affect the composed word in ${name}`, async ({ page }) => {
    await page.goto(path)
    await expectWordKept(page, await open(page))
  })
}
