import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { follow } from '../support/follow'
import { test } from '../support/site'
import { enterStaff } from '../support/staff'
import { expectNothingLost, lostLetters } from '../support/typing'

test.describe.configure({ timeout: 360_000 })

const paths = [
  ...Object.values(adminPaths).filter((path) => !path.includes(':') && path !== adminPaths.login),
  pathOf(adminPaths.promotion, 'P3'),
  pathOf(adminPaths.user, 'M1001'),
  ...['bank', 'transferbank', 'websetting'].map((part) => pathOf(adminPaths.siteSection, part)),
]

const pagesPerTest = 6
const parts = Array.from({ length: Math.ceil(paths.length / pagesPerTest) }, (_, part) =>
  paths.slice(part * pagesPerTest, (part + 1) * pagesPerTest),
)

for (const [index, part] of parts.entries()) {
  test(`no field of the back office loses a letter on a slow processor, part ${index + 1}`, async ({
    page,
  }) => {
    await enterStaff(page, 'Owner')
    const lost: string[] = []
    for (const path of part) {
      await follow(page, path)
      lost.push(...(await lostLetters(page, path)))
    }
    expectNothingLost(lost)
  })
}
