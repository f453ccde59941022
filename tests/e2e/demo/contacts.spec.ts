import { expect, test } from '../support/visited'

test('offline: a contact is added, found, changed and deleted; the restart finds it as it was left', async ({
  visited,
}) => {
  test.setTimeout(90_000)
  const second = await visited.open()
  const page = await second.newPage()
  await page.goto(`${visited.url}/app/contact/c-card`)
  await expect(page.getByText('13 contacts')).toBeVisible()
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Zawadi <b>Mwangi</b>')
  await page.getByRole('textbox', { name: 'Work mail' }).fill('zawadi@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Zawadi <b>Mwangi</b>' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.goto(`${visited.url}/app/contact/c-list?id=u8`)
  await page.getByRole('button', { name: 'Delete contact' }).click()
  await expect(page.getByText('13 contacts')).toBeVisible()
  await second.close()

  const third = await visited.open()
  const again = await third.newPage()
  await again.goto(`${visited.url}/app/contact/c-list`)
  await expect(again.getByText('13 contacts')).toBeVisible()
  await again.getByRole('searchbox').fill('zawadi@')
  await expect(again.getByRole('button', { name: /Zawadi <b>Mwangi<\/b>/ })).toBeVisible()
  await again.getByRole('searchbox').fill('Hana')
  await expect(again.getByText('Nobody found')).toBeVisible()
  await third.close()
})

test('a jump along the letters, with ten thousand contacts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/app/contact/c-list')
  await expect(page.getByText('13 contacts')).toBeVisible()
  await page.evaluate(fillContacts)
  await page.reload()
  await expect(page.getByText('10,013 contacts')).toBeVisible()
  await page.getByRole('button', { name: 'Jump to M' }).click()
  await expect(page.getByRole('heading', { name: 'M', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: /^M12 / })).toBeInViewport()
  expect(await page.getByRole('listitem').count()).toBeLessThan(250)
})

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
