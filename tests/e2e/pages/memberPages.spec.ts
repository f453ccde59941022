import { plansOf } from '../support/sweep/plan'
import { sweep } from '../support/sweep/sweep'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 240_000 })

const areas = { member: 'member page', showcases: 'showcase' } as const

for (const area of ['member', 'showcases'] as const) {
  for (const plan of plansOf(area)) {
    test(`every ${areas[area]} opens offline after one visit and is sound: ${plan.name}`, async ({
      visited,
    }) => {
      const context = await visited.open({ hasTouch: plan.hasTouch })
      const page = await context.newPage()
      const errors = await watchForErrors(page)
      await page.goto(visited.url)
      await expect(page.getByRole('banner')).toContainText('1,250.75')
      await sweep(page, plan)
      expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
      await context.close()
    })
  }
}
