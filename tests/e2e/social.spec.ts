import { logIn, storedForOffline } from './support/player'
import { createProfile } from './support/profile'
import { expect, openSite, test } from './support/site'

test('offline: a post, a comment and a friend are there after a restart', async () => {
  test.setTimeout(120_000)
  const site = await openSite()
  const profile = createProfile()
  const first = await profile.open()
  const page = await first.newPage()
  await page.goto(site.url)
  await logIn(page)
  await storedForOffline(page)
  await site.close()

  await page.goto(`${site.url}/user/social-profile/posts`)
  await page.getByRole('textbox', { name: 'What is new?' }).fill('ไม่มีเน็ตก็เขียนได้')
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

  const second = await profile.open()
  const reopened = await second.newPage()
  await reopened.goto(`${site.url}/user/social-profile/posts`)
  await expect(reopened.getByText('ไม่มีเน็ตก็เขียนได้')).toBeVisible()
  await expect(reopened.getByText('Indeed', { exact: true })).toBeVisible()
  await reopened.goto(`${site.url}/user/social-profile/friends?q=aiko`)
  await expect(reopened.getByRole('button', { name: /Remove Aiko Mori/ })).toBeVisible()
  await second.close()
  profile.remove()
})
