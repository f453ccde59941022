import { controlled } from '../support/player'
import { expect, test } from '../support/site'

test('Chromium finds nothing that keeps the app from being installed', async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Playwright's contexts are private windows, where Chromium installs nothing at all.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(own).toEqual([])
})

test('every picture that the manifest names is there in its size', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
