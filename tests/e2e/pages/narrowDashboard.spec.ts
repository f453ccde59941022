import { paths } from '#lib/paths/entrance'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 320, height: 640 } })

test('on the narrowest phone all amounts of the latest transactions end at one line', async ({
  page,
}) => {
  await startWith(page, { locale: 'fr' })
  await page.goto(paths.analytics)
  const rows = page.getByRole('region', { name: 'Dernières opérations' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const gaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const amount = row.lastElementChild?.getBoundingClientRect()
      return Math.round(row.getBoundingClientRect().right - (amount?.right ?? 0))
    }),
  )
  expect(gaps.length).toBeGreaterThan(4)
  expect(new Set(gaps)).toEqual(new Set([0]))
})
