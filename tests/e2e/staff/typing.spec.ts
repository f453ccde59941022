import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { follow } from '../support/follow'
import { test } from '../support/site'
import { enterStaff } from '../support/staff'
import { expectNothingLost, lostLetters, slowDown } from '../support/typing'

const paths = [
  ...Object.values(adminPaths).filter((path) => !path.includes(':') && path !== adminPaths.login),
  pathOf(adminPaths.promotion, 'P3'),
  pathOf(adminPaths.user, 'M1001'),
  ...['bank', 'transferbank', 'websetting'].map((part) => pathOf(adminPaths.siteSection, part)),
]

test('no field of the back office loses a letter on a slow processor', async ({ page }) => {
  test.setTimeout(180_000)
  await enterStaff(page, 'Owner')
  await slowDown(page)
  const lost: string[] = []
  for (const path of paths) {
    await follow(page, path)
    lost.push(...(await lostLetters(page, path)))
  }
  expectNothingLost(lost)
})
