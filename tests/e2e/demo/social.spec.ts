import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

test('a post, a comment and a friend added offline are there after a restart', async ({
  visited,
}) => {
  test.setTimeout(120_000)
  const first = await visited.open()
  const page = await first.newPage()

  await page.goto('/user/social-profile/posts')
  // As dark as in other fields, because the placeholder is the only visible label.
  const writing = page.getByRole('textbox', { name: 'What is new?' })
  expect(await writing.evaluate((field) => getComputedStyle(field, '::placeholder').opacity)).toBe(
    '1',
  )
  await writing.fill('ไม่มีเน็ตก็เขียนได้')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
  const newest = page.getByRole('article').first()
  await newest.getByRole('textbox', { name: 'Write a comment' }).fill('Indeed')
  await newest.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(newest.getByText('Indeed', { exact: true })).toBeVisible()
  await test.step('a long post is cut, and shown in full by its button, by a focus inside and on paper', async () => {
    await writing.fill(`${'Word after word of it. '.repeat(200)} https://example.com/end`)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    const long = page.getByRole('article').filter({ hasText: 'Word after word' })
    const words = long.getByText('Word after word')
    const linesOf = () =>
      words.evaluate(
        (part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight),
      )
    const more = long.getByRole('button', { name: 'Show more', expanded: false })
    await more.press('Enter')
    expect(await linesOf()).toBeGreaterThan(20)
    const less = long.getByRole('button', { name: 'Show less', expanded: true })
    await expect(less).toBeFocused()
    await less.press('Enter')
    await expect(more).toBeFocused()
    expect(await linesOf()).toBeLessThan(9)
    await expect(words).toBeInViewport()
    await long.getByRole('link', { name: 'https://example.com/end' }).focus()
    await less.press('Enter')
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(more).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await linesOf()).toBeGreaterThan(20)
    await expect(more).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await long.getByRole('button', { name: 'Delete post' }).click()
    await expect(long).toBeHidden()
  })
  await page.getByRole('link', { name: 'Friend requests' }).click()
  await page.getByRole('button', { name: 'Confirm Aiko Mori' }).click()
  await expect(page.getByText('Aiko Mori is a friend now.')).toBeVisible()
  await first.close()

  const second = await visited.open()
  const reopened = await second.newPage()
  await reopened.goto('/user/social-profile/posts')
  await expect(reopened.getByText('ไม่มีเน็ตก็เขียนได้')).toBeVisible()
  await expect(reopened.getByText('Indeed', { exact: true })).toBeVisible()
  await reopened.goto('/user/social-profile/friends?q=aiko')
  await expect(reopened.getByRole('button', { name: /Remove Aiko Mori/ })).toBeVisible()
  await test.step('from right to left posts and comments begin on the side of their own language', async () => {
    await startWith(reopened, { rtl: true })
    await reopened.goto('/user/social-profile/posts')
    await expect(reopened.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const said of ['ไม่มีเน็ตก็เขียนได้', 'Indeed']) {
      const words = reopened.getByText(said, { exact: true })
      const whole = await words.boundingBox()
      const seen = await words.evaluate((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect().left
      })
      expect(seen).toBeCloseTo(whole?.x ?? 0, 0)
    }
  })
  await second.close()
})
