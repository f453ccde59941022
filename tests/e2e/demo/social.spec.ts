import { takeTurns } from '../support/sweep/turns'
import { expect, test } from '../support/visited'

takeTurns(6)

test('offline: a post, a comment and a friend are there after a restart', async ({ visited }) => {
  test.setTimeout(120_000)
  const first = await visited.open()
  const page = await first.newPage()

  await page.goto('/user/social-profile/posts')
  // As dark as any other field's: what it says is its only label that is seen.
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
  await second.close()
})
