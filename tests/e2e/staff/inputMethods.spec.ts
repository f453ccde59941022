import { adminPaths } from '#lib/paths/admin'
import { expectWordKept } from '../support/inputMethod'
import { test } from '../support/site'
import { enterStaff } from '../support/staff'

test('keys of an input method only affect the composed word in the search of the back office', async ({
  page,
}) => {
  await enterStaff(page, 'Owner')
  await page.goto(adminPaths.users)
  await expectWordKept(page, page.getByRole('searchbox').first())
})
