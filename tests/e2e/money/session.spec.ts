import type { Page } from '@playwright/test'
import { expectCredit, logIn, player } from '../support/player'
import { expect, loggedOut, test } from '../support/visited'

async function tryLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const errors = [
  { username: '', password: '', text: 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน' },
  { username: '0800000000', password: 'x', text: 'ชื่อผู้ใช้งานหรือรหัสผ่านผิด!' },
  { username: player.username, password: 'wrong', text: 'รหัสผ่านผิด!' },
  {
    username: '0899999999',
    password: player.password,
    text: 'พบปัญหาในการเข้าสู่ระบบ กรุณาติดต่อแอดมิน',
  },
]

test('the login refuses in the specified words, keeps the input and logs in once on a double click', async ({
  page,
}) => {
  await loggedOut(page)
  await page.goto('/login')
  for (const { username, password, text } of errors) {
    await tryLogin(page, username, password)
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.getByLabel('Phone number (username)')).toHaveValue(username)
  }

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/login')) calls.push(request.url())
  })
  await page.getByLabel('Phone number (username)').fill(player.username)
  await page.getByLabel(/^Password/).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).dblclick()
  await expectCredit(page)
  expect(calls).toHaveLength(1)
})

test('guest pages redirect members without a flash, and private content is gone after a logout', async ({
  page,
}) => {
  for (const guest of ['/login', '/register', '/forgot', '/']) {
    await page.goto(guest)
    await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  }

  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'seenTexts', seen)
    new MutationObserver(() => {
      // index.html’s own fields are always in the document, but only shown to guests.
      const fields = [...document.querySelectorAll('input[type=password]')]
      if (fields.some((field) => field.checkVisibility())) seen.push('login form')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expectCredit(page)
  expect(await page.evaluate(() => Reflect.get(window, 'seenTexts'))).toEqual([])

  await page.evaluate(() => localStorage.removeItem('serviceToken'))
  await page.goto('/forgot')
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
})

const farClaims = btoa('{"userId":"1","exp":4000000000}')

const badTokens = {
  none: null,
  garbage: 'not a token',
  expired: `${btoa('{"alg":"HS256"}')}.${btoa('{"userId":"1","exp":1}')}.x`,
  unsigned: `${btoa('{"alg":"none"}')}.${farClaims}.`,
  'of another device': `${btoa('{"alg":"HS256"}')}.${farClaims}.c2lnbmF0dXJl`,
}

test('without a valid token a private page leads to the login page and back afterwards', async ({
  page,
}) => {
  await page.goto('/login')
  for (const [kind, token] of Object.entries(badTokens)) {
    await test.step(kind, async () => {
      await page.evaluate((bad) => {
        if (bad === null) localStorage.removeItem('serviceToken')
        else localStorage.setItem('serviceToken', bad)
      }, token)
      await page.goto('/dashboard/analytics?days=90')
      await expect(page).toHaveURL(/\/login$/)
      await tryLogin(page, player.username, player.password)
      await expect(page).toHaveURL(/\/dashboard\/analytics\?days=90$/)
    })
  }
})

test('the session ends when the clock passes its two hours', async ({ page }) => {
  await loggedOut(page)
  await page.clock.install()
  await page.goto('/login')
  await logIn(page)
  await page.clock.fastForward('02:00:30')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login$/)
})

test('a logout in one tab logs the others out', async ({ page, context }) => {
  await page.goto('/dashboard/analytics')
  await expectCredit(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectCredit(other)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(/\/login$/)
  expect(await other.evaluate(() => localStorage.getItem('serviceToken'))).toBeNull()
  const kept = async () => {
    const urls = await other.evaluate(async () => {
      const cache = await caches.open('member-cache')
      return (await cache.keys()).map((request) => request.url)
    })
    return urls.filter((url) => /userbalance|usersystem|agentbalance/.test(url))
  }
  // An answer that was on its way is removed from the cache as soon as it arrives.
  await expect.poll(kept).toEqual([])
})
