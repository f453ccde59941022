import { each } from '../support/each'
import { expectOneBar } from '../support/phoneFrame'
import { areas } from '../support/sweep/routes'
import { expect, test } from '../support/visited'

test.describe.configure({ timeout: 240_000 })

for (const area of ['member', 'showcases'] as const) {
  test(`content begins below one bar and fits into 320 px: ${area}`, async ({ page }) => {
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectOneBar(page, areas[area])
  })
}

test('a long name and a large credit leave the header whole, on low screens and with large letters', async ({
  page,
}) => {
  await page.goto('/dashboard/analytics')
  const header = page.getByRole('banner')
  await expect(header).toContainText('1,250.75')
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('header bdi')) {
      if (part.textContent === '0812345678') part.textContent = 'W'.repeat(80)
      if (part.textContent === '1,250.75 baht') part.textContent = '99,999,999.99 baht'
    }
  })
  for (const [width, height, letters, dir] of [
    [320, 640, '100%', 'ltr'],
    [320, 640, '200%', 'ltr'],
    [390, 844, '200%', 'rtl'],
    [640, 330, '200%', 'ltr'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([size, direction]) => {
        document.documentElement.style.fontSize = size
        document.documentElement.dir = direction
      },
      [letters, dir] as const,
    )
    const what = `${width} px, ${letters}, ${dir}`
    const frame = await header.boundingBox()
    for (const part of [
      header.getByText('99,999,999.99'),
      ...(await each(header.getByRole('button'))),
      ...(await each(page.getByRole('navigation', { name: 'Main navigation' }).locator('> *'))),
    ]) {
      const box = await part.boundingBox()
      expect.soft(box?.x ?? -1, what).toBeGreaterThanOrEqual(0)
      expect.soft((box?.x ?? 0) + (box?.width ?? width + 1), what).toBeLessThanOrEqual(width)
    }
    const credit = header.getByText('99,999,999.99')
    expect.soft(await credit.evaluate((it) => it.scrollWidth - it.clientWidth), what).toBe(0)
    const { y = -1, height: tall = 0 } = (await credit.boundingBox()) ?? {}
    expect.soft(y, what).toBeGreaterThanOrEqual(0)
    expect.soft(y + tall, what).toBeLessThanOrEqual(frame?.height ?? 0)
  }
})
