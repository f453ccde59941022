import { memberPaths } from '#lib/paths/member'
import { follow } from '../support/follow'
import { guestRoutes, memberRoutes, openRoutes } from '../support/sweep/routes'
import { expectNothingLost, lostLetters, slowDown } from '../support/typing'
import { loggedOut, test } from '../support/visited'

test.describe.configure({ timeout: 180_000 })

/** What opens a form that a page does not show by itself. */
const forms: readonly (readonly [path: string, button: RegExp])[] = [
  [memberPaths.mail, /^Compose/],
  [memberPaths.calendar, /^(Add|New) event/],
  [memberPaths.contactList, /^Add (a )?contact/],
]

const half = Math.ceil(memberRoutes.length / 2)
const parts = [memberRoutes.slice(0, half), memberRoutes.slice(half)]

for (const [index, paths] of parts.entries()) {
  test(`no field of the player's pages loses a letter on a slow processor, part ${index + 1}`, async ({
    page,
  }) => {
    await page.goto('/')
    await slowDown(page)
    const lost: string[] = []
    for (const path of paths) {
      await follow(page, path)
      lost.push(...(await lostLetters(page, path)))
    }
    expectNothingLost(lost)
  })
}

test('no form that a button opens loses a letter on a slow processor', async ({ page }) => {
  await page.goto('/')
  await slowDown(page)
  const lost: string[] = []
  for (const [path, button] of forms) {
    await follow(page, path)
    await page.getByRole('button', { name: button }).first().press('Enter')
    await page.getByRole('dialog').first().waitFor()
    lost.push(...(await lostLetters(page, `${path} form`)))
    await page.goto('/')
  }
  expectNothingLost(lost)
})

test('no field before the login loses a letter on a slow processor', async ({ page }) => {
  await loggedOut(page)
  const lost: string[] = []
  for (const path of [...guestRoutes, ...openRoutes]) {
    await page.goto(path)
    await slowDown(page)
    lost.push(...(await lostLetters(page, path)))
  }
  expectNothingLost(lost)
})
