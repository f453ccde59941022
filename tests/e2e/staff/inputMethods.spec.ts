import { adminPaths } from '#lib/paths/admin'
import { expectWordKept } from '../support/inputMethod'
import { test } from '../support/site'
import { enterStaff } from '../support/staff'

test('keys of an input method stay with the search of the operator', async ({ page }) => {
  await enterStaff(page, 'Owner')
  await page.goto(adminPaths.users)
  await expectWordKept(page, page.getByRole('searchbox').first())
})
