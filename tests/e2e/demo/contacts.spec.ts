import type { Page } from '@playwright/test'
import { contactPaths } from '#contract/contacts/contacts'
import { atTheDoor } from '../support/money'
import { expect, test } from '../support/visited'

test('contacts added, changed and deleted offline are found unchanged after a restart', async ({
  visited,
}) => {
  test.setTimeout(90_000)
  const second = await visited.open()
  const page = await second.newPage()
  await page.goto('/app/contact/c-card')
  await expect(page.getByText('13 contacts')).toBeVisible()
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Zawadi <b>Mwangi</b>')
  await page.getByRole('textbox', { name: 'Work email' }).fill('zawadi@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Zawadi <b>Mwangi</b>' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.goto('/app/contact/c-list?id=u8')
  await page.getByRole('button', { name: 'Delete contact' }).click()
  await expect(page.getByText('13 contacts')).toBeVisible()
  await second.close()

  const third = await visited.open()
  const again = await third.newPage()
  await again.goto('/app/contact/c-list')
  await expect(again.getByText('13 contacts')).toBeVisible()
  await again.getByRole('searchbox').fill('zawadi@')
  await expect(again.getByRole('button', { name: /Zawadi <b>Mwangi<\/b>/ })).toBeVisible()
  await again.getByRole('searchbox').fill('Hana')
  await expect(again.getByText('Nobody found')).toBeVisible()

  await test.step('two tabs that each write fifty contacts to the same store lose nothing', async () => {
    const other = await third.newPage()
    await other.goto('/app/contact/c-list')
    await expect(other.getByText('13 contacts')).toBeVisible()
    const statuses = await Promise.all([addFifty(again, 'One'), addFifty(other, 'Other')])
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
    await other.reload()
    await expect(other.getByText('113 contacts')).toBeVisible()
    await other.close()
  })

  await test.step('on a low screen no focused row is covered by a bar or a letter', async () => {
    await again.setViewportSize({ width: 390, height: 480 })
    await again.goto('/app/contact/c-list')
    await again.locator('[id^="contact-"]').first().focus()
    const covered: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 30; step += 1) {
        await again.keyboard.press(key)
        covered.push(...(await again.evaluate(coveredFocus)))
      }
    }
    // The very last contact too, which only the bar can cover.
    await again.locator('[id^="contact-"]').last().focus()
    covered.push(...(await again.evaluate(coveredFocus)))
    expect(covered).toEqual([])
  })

  await test.step('a letter jumps to its place among ten thousand contacts', async () => {
    await again.setViewportSize({ width: 1440, height: 900 })
    await again.evaluate(fillContacts)
    await again.goto('/app/contact/c-list')
    await expect(again.getByText('10,113 contacts')).toBeVisible()
    await again.getByRole('button', { name: 'Jump to M' }).click()
    await expect(again.getByRole('heading', { name: 'M', exact: true })).toBeFocused()
    await expect(again.getByRole('button', { name: /^M12 / })).toBeInViewport()
    expect(await again.getByRole('listitem').count()).toBeLessThan(250)
  })
  await third.close()
})

/**
 * Adds fifty contacts, all at once.
 * @returns the statuses
 */
async function addFifty(page: Page, tab: string): Promise<number[]> {
  const contacts = Array.from({ length: 50 }, (_, index) => ({ name: `${tab} ${index}` }))
  const answers = await atTheDoor(page, contactPaths.modify, contacts)
  return answers.map(({ status }) => status)
}

/**
 * Runs in the page.
 * @returns the focused element if another element covers one of its corners
 */
async function coveredFocus(): Promise<string[]> {
  // The list renders rows that come into view, and scrolls to them, in the next frames.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const focused = document.activeElement
  if (!focused) return []
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })))
  const isSeen = corners.every(({ x, y }) => focused.contains(document.elementFromPoint(x, y)))
  return isSeen ? [] : [`${focused.id || focused.tagName} from ${top} to ${bottom}`]
}

/** Runs in the page: writes ten thousand contacts beside the sample ones. */
function fillContacts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('demo-contacts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const writing = database.transaction('contacts', 'readwrite')
      const contacts = writing.objectStore('contacts')
      const sample = contacts.get('u1')
      sample.onsuccess = () => {
        for (let index = 0; index < 10_000; index += 1) {
          const name = `${String.fromCodePoint(65 + (index % 26))}${index}`
          contacts.put({ ...sample.result, id: `x${index}`, name })
        }
      }
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  })
}
