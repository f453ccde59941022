import type { ChildProcess } from 'node:child_process'
import { controlled, expectCredit, logIn } from '../support/player'
import { createProfile } from '../support/profile'
import { homeUrl, onlineProviderUrl, startProvider } from '../support/provider'
import { expect, openSite, test } from '../support/site'
import { watchForErrors } from '../support/watch'

test.describe.configure({ mode: 'serial' })

let provider: ChildProcess

test.beforeAll(async () => {
  provider = await startProvider()
})

test.afterAll(() => {
  provider.kill()
})

test('a build with a provider asks it over the network, not through the worker', async ({
  page,
}) => {
  const site = await openSite('dist-online')
  const errors = await watchForErrors(page)
  await page.goto(site.url)
  await controlled(page)
  const answers = new Map<string, boolean>()
  page.on('response', (response) => {
    if (response.url().startsWith(onlineProviderUrl)) {
      answers.set(new URL(response.url()).pathname, response.fromServiceWorker())
    }
  })
  await logIn(page)
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await expect
    .poll(() => [...answers.keys()].some((path) => path.startsWith('/userbalance/history/')))
    .toBe(true)
  expect([...answers.values()]).not.toContain(true)
  expect(errors).toEqual([])
  await site.close()
})

test('a logout leads to the operator’s own site', async ({ page }) => {
  const site = await openSite('dist-online')
  await page.route(`${homeUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Home of the operator</title>' }),
  )
  await page.goto(site.url)
  await logIn(page)
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveTitle('Home of the operator')
  expect(page.url()).toBe(homeUrl)
  await site.close()
})

test('a player sees the last credit with its time when provider and connection are gone', async () => {
  const site = await openSite('dist-online')
  const profile = createProfile()
  const first = await profile.open()
  const page = await first.newPage()
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await first.close()
  await site.close()
  provider.kill()

  const second = await profile.open()
  const offline = await second.newPage()
  await offline.goto(site.url)
  await expectCredit(offline)
  await expect(offline.getByRole('main')).toContainText(/as of/i)
  await second.close()
  profile.remove()
})
