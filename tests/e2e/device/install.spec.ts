import { controlled } from '../support/player'
import { expect, test } from '../support/site'

test('Chromium finds nothing that prevents the app from being installed', async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  const session = await page.context().newCDPSession(page)
  const { errors, manifest } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({
    displayOverrides: ['kStandalone', 'kMinimalUi'],
    launchHandler: { clientMode: 'kNavigateExisting' },
    shareTarget: { action: new URL('/share', page.url()).href, method: 'kPost' },
  })
  const shortcuts = manifest.shortcuts?.map(({ name, url }) => [name, new URL(url).pathname])
  expect(shortcuts).toEqual([
    ['Deposit', '/wallet/deposit'],
    ['Withdraw', '/wallet/withdraw'],
    ['History', '/wallet/history'],
  ])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Playwright’s contexts are private windows, in which Chromium installs nothing.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(own).toEqual([])
})

test.describe('the manifest in a Thai browser', () => {
  test.use({ locale: 'th-TH' })

  test('offers the app in Thai, and in French once that language is chosen', async ({ page }) => {
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    const known = async () => {
      const { errors, manifest } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      return { id: manifest.id, shortcuts: manifest.shortcuts?.map(({ name }) => name) }
    }
    const id = new URL('/', page.url()).href
    expect(await known()).toEqual({ id, shortcuts: ['ฝากเงิน', 'ถอนเงิน', 'ประวัติการเงิน'] })
    await page.evaluate(() => localStorage.setItem('berry-config', '{"locale":"fr"}'))
    await page.reload()
    expect(await known()).toEqual({ id, shortcuts: ['Déposer', 'Retirer', 'Historique'] })
  })
})

test('every picture in the manifest exists in its declared size', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  const ofShortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons)
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...ofShortcuts]) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
