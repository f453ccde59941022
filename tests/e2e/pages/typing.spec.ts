import { memberPaths } from '#lib/paths/member'
import { follow } from '../support/follow'
import { guestRoutes, memberRoutes, openRoutes } from '../support/sweep/routes'
import { expectNothingLost, lostLetters } from '../support/typing'
import { loggedOut, test } from '../support/visited'

test.describe.configure({ timeout: 360_000 })

/** The buttons that open forms which a page does not show at once. */
const forms: readonly (readonly [path: string, button: RegExp])[] = [
  [memberPaths.mail, /^Compose/],
  [memberPaths.calendar, /^(Add|New) event/],
  [memberPaths.contactList, /^Add (a )?contact/],
  [memberPaths.customerProducts, /^Add product/],
]

const pagesPerTest = 6
const parts = Array.from({ length: Math.ceil(memberRoutes.length / pagesPerTest) }, (_, part) =>
  memberRoutes.slice(part * pagesPerTest, (part + 1) * pagesPerTest),
)

for (const [index, paths] of parts.entries()) {
  test(`no field of the player's pages loses a letter on a slow processor, part ${index + 1}`, async ({
    page,
  }) => {
    await page.goto('/')
    const lost: string[] = []
    for (const path of paths) {
      await follow(page, path)
      lost.push(...(await lostLetters(page, path)))
    }
    expectNothingLost(lost)
  })
}

for (const [path, button] of forms) {
  test(`no field of the form on ${path} loses a letter on a slow processor`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().press('Enter')
    await page.getByRole('dialog').first().waitFor()
    expectNothingLost(await lostLetters(page, `${path} form`))
  })
}

test('no field before the login loses a letter on a slow processor', async ({ page }) => {
  await loggedOut(page)
  const lost: string[] = []
  for (const path of [...guestRoutes, ...openRoutes]) {
    await page.goto(path)
    lost.push(...(await lostLetters(page, path)))
  }
  expectNothingLost(lost)
})
