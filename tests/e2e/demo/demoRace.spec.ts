import type { Page } from '@playwright/test'
import { contactPaths } from '#contract/contacts/contacts'
import { atTheDoor } from '../support/money'
import { controlled } from '../support/player'
import { expect, test } from '../support/site'

/** Adds fifty contacts, all at once. Answers the statuses. */
async function addFifty(page: Page, tab: string): Promise<number[]> {
  const contacts = Array.from({ length: 50 }, (_, index) => ({ name: `${tab} ${index}` }))
  const answers = await atTheDoor(page, contactPaths.modify, contacts)
  return answers.map(({ status }) => status)
}

function countContacts(page: Page): Promise<number> {
  return page.evaluate(async (path) => {
    const { contacts } = await (await fetch(path)).json()
    return contacts.length
  }, contactPaths.list)
}

test('two tabs that write the same demo store fifty times each lose nothing', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await controlled(page)
  const other = await context.newPage()
  await other.goto('/login')
  await controlled(other)
  const before = await countContacts(page)
  const statuses = await Promise.all([addFifty(page, 'One'), addFifty(other, 'Other')])
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  expect(await countContacts(other)).toBe(before + 100)
})
