import { paths } from '#lib/paths/publicPaths'
import { startWith, startWithLargeLetters } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 320, height: 640 } })

test('on the narrowest phone all amounts of the latest transactions are aligned', async ({
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

test('at twice the font size the selected day of the chart is shown in whole lines', async ({
  page,
}) => {
  await startWith(page, { locale: 'fr' })
  await page.goto(paths.analytics)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const net = page.locator('[aria-hidden="true"] > bdi').filter({ hasText: /^Solde net/ })
  await expect(net).toBeVisible()
  const { heights, above, below } = await net.evaluate((it) => {
    const place = it.parentElement ?? it
    const parts = [...place.children].map((part) => part.getBoundingClientRect())
    const { top, bottom } = place.getBoundingClientRect()
    return {
      // The distance between two lines, apart from the height of the letters.
      heights: parts.map((part, index) => part.top - (parts[index - 1]?.top ?? Number.NaN)),
      above: Math.min(...parts.map((part) => part.top)) - top,
      below: bottom - Math.max(...parts.map((part) => part.bottom)),
    }
  })
  expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThan(32)
  expect(above).toBeGreaterThan(-1)
  expect(below).toBeGreaterThan(-1)
})

test('at twice the font size the labels of chart axes and of the bottom bar’s counts are not cut', async ({
  page,
}) => {
  await startWithLargeLetters(page)
  await startWith(page, { locale: 'ro' })
  await page.goto(paths.analytics)
  const letters = page.locator('.MuiChartsAxis-tickLabel')
  await expect(letters.first()).toBeVisible()
  const read = await letters.evaluateAll((all) =>
    all.map((it) => ({ size: getComputedStyle(it).fontSize, text: it.textContent })),
  )
  expect(new Set(read.map(({ size }) => size))).toEqual(new Set(['24px']))
  expect(read.filter(({ text }) => text?.includes('…'))).toEqual([])
  const mark = page.locator('nav.mui-fixed [data-count]').first()
  await expect(mark).toHaveText(/^\d/)
  const disc = await mark.evaluate((it) => ({
    letters: Number.parseFloat(getComputedStyle(it).fontSize),
    height: it.clientHeight,
  }))
  expect(disc.height).toBeGreaterThan(disc.letters * 1.3)
})
