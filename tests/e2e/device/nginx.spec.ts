import { hasNginx, openNginx } from '../support/nginx'
import { controlled, expectCredit, logIn, storedForOffline } from '../support/player'
import { expect, test } from '../support/site'
import { watchForErrors } from '../support/watch'
import { acceptUpdate } from '../support/worker'

// Machines without nginx skip this test; CI installs it.
test.skip(!hasNginx, 'there is no nginx on this machine')

test('nginx serves policy, pages, update and offline start as the build configures it', async ({
  page,
  request,
}) => {
  const site = await openNginx('dist')
  const ask = async (path: string, accept: string) => {
    const answer = await request.get(site.url + path, { headers: { Accept: accept } })
    return { status: answer.status(), headers: answer.headers() }
  }
  const [deep, script, api, missing, licences] = await Promise.all([
    ask('/e-commerce/product-details/a.b', 'text/html'),
    ask('/picture.png', 'image/*'),
    ask('/api/account/me', 'application/json'),
    ask('/assets/gone-1234567.js', '*/*'),
    ask('/licences.txt', 'text/html'),
  ])
  expect(deep.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
  })
  expect([deep, script, api, missing].map(({ status }) => status)).toEqual([200, 404, 404, 404])
  expect(licences.headers['content-type']).toMatch(/^text\/plain/)

  const errors = await watchForErrors(page)
  await page.goto(site.url)
  const entry = await page.locator('script[src]').first().getAttribute('src')
  expect((await ask(String(entry), '*/*')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  })
  await controlled(page)
  await logIn(page)
  expect(errors).toEqual([])

  await site.deploy('dist-next')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await acceptUpdate(page)
  await expectCredit(page)

  await storedForOffline(page)
  await site.close()
  await page.goto(`${site.url}/app/mail`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectCredit(page)
})
