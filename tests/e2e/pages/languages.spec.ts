import type { Locale } from '#ui/intl/locale'
import { player } from '../support/player'
import { expect, test } from '../support/site'
import { startWith } from '../support/sweep/appearance'
import { isFullSweep } from '../support/sweep/plan'
import { factors } from '../support/sweep/settings'

const login: Readonly<Record<Locale, { title: string; amount: string }>> = {
  en: { title: 'Log in', amount: '1,250.75 baht' },
  fr: { title: 'Connexion', amount: '1 250,75' },
  ro: { title: 'Autentificare', amount: '1.250,75' },
  zh: { title: '登录', amount: '1,250.75' },
  th: { title: 'เข้าสู่ระบบ', amount: '1,250.75 บาท' },
}

/** Each language in one direction, in a full sweep in both. */
const looks = factors.locale.flatMap((locale, index) =>
  factors.direction
    .filter((_, place) => isFullSweep || place === index % 2)
    .map((direction) => ({ locale, direction })),
)

for (const { locale, direction } of looks) {
  test(`a player logs in and sees the balance: ${locale} ${direction}`, async ({ page }) => {
    await startWith(page, { locale, rtl: direction === 'rtl' })
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh' ? 'zh-Hans' : locale)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login[locale].title)
    await page.locator('[name=username]').fill(player.username)
    await page.locator('[name=password]').fill(player.password)
    await page.locator('[type=submit]').click()
    await expect(page.getByRole('banner')).toContainText(login[locale].amount)
    await expect(page.locator('body')).not.toContainText(
      /\b(session|shell|dashboard|ui)\.[a-z]+\.?[a-z]*\b/,
    )
  })
}

test('the browser’s language selects the catalogue on a first run', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'th-TH' })
  const page = await context.newPage()
  await page.goto(`${site.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เข้าสู่ระบบ')
  await context.close()
})
