import { expectCredit, logIn, player } from '../support/player'
import { expect, test } from '../support/site'

test('text typed before any script has loaded is in the login form when it is ready', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('#frame input[name=username]').click()
  await page.keyboard.type(player.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(player.password.slice(0, 4))

  scripts.resolve()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.getByLabel('Phone number (username)')).toHaveValue(player.username)
  await expect(page.getByLabel(/^Password/)).toBeFocused()
  await page.keyboard.type(player.password.slice(4))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
})

test('Enter before any script has loaded logs in once the form is ready', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('#frame input[name=username]').fill(player.username)
  await page.locator('#frame input[name=password]').fill(player.password)
  await page.keyboard.press('Enter')
  scripts.resolve()
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
})

test('text filled in while the form replaces the app shell is kept, from right to left', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('berry-config', '{"rtl":true}'))
  await page.goto('/login')
  await page.locator('input').first().fill(player.username)
  await page.locator('input[type=password]').fill(player.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
})

test('a field reports browser autofill by an animation', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (target instanceof HTMLInputElement) target.dataset['told'] = animationName
    })
  })
  await page.goto('/login')
  await expect(page.getByLabel('Phone number (username)')).toHaveAttribute(
    'data-told',
    'mui-auto-fill-cancel',
  )
  await page.goto('/pages/contact-us')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('input').first()).toHaveAttribute('data-told', 'mui-auto-fill-cancel')
})

test('a loaded page leaves no field of the app shell for a password manager to fill', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/register', '/pages/faqs']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('#frame input')).toHaveCount(0)
  }
  await page.goto('/dashboard')
  await logIn(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await expectCredit(page)
  await expect(page.locator('input[type=password]')).toHaveCount(0)
})

for (const path of ['/register', '/forgot']) {
  test(`the app shell of ${path} has no fields of the login page`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.frame-guest')).toBeVisible()
    await expect(page.locator('#frame input:visible')).toHaveCount(0)
  })
}

test('the app shell of a page of another area is neither the login form nor the member area', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/pages/faqs', '/Admin/']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-frame', 'apart')
    await expect(page.locator('.frame-guest, .frame-app').filter({ visible: true })).toHaveCount(0)
    const files = page.locator('link[rel=modulepreload]')
    await expect(files.first()).toBeAttached()
    for (const file of await files.evaluateAll((all) => all.map((link) => link.outerHTML))) {
      expect(file).not.toMatch(/LoginPage|MainLayout|DashboardPage|memberCatalogue/)
    }
  }
})
