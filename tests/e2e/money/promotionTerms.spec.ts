import { scenarioPaths } from '#contract/scenario/scenario'
import { follow } from '../support/follow'
import { openForMoney, testerDoes } from '../support/money'
import { register } from '../support/newcomer'
import { expect, loggedOut, test } from '../support/visited'

test('the terms of a promotion are shown before every confirmation, and its bonus beside the deposit', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await loggedOut(page)
  await openForMoney(page, '/register')
  await register(page)
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await page.getByRole('button', { name: 'Look around' }).press('Enter')
  await expect(page.getByText('Your credit is not tied to any turnover.')).toBeVisible()

  await follow(page, '/wallet/deposit')
  const none = page.getByRole('radio', { name: /^No promotion/ })
  await expect(none).toHaveAccessibleName(/no turnover applies to your deposit/)
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000')
  const welcome = page.getByRole('radio', { name: /ต้อนรับนักผจญภัยใหม่/ })
  await expect(welcome).toHaveAccessibleName(/Bonus 300\.00 baht · Turnover to complete 10,400\.00/)
  await welcome.check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog')
  for (const words of ['300.00 baht', '10,400.00 baht', '3,000.00 baht', '30 days']) {
    await expect(sheet.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(sheet.getByText(/cannot withdraw anything/)).toBeVisible()
  await expect(sheet.getByText(/you keep 1,000\.00 baht/)).toBeVisible()
  // By keyboard, because a click so soon after the sheet opened could count as a double click.
  await sheet.getByRole('button', { name: 'Get the exact amount' }).press('Enter')

  await expect(page).toHaveURL(/\/wallet\/deposit\/D\w+$/)
  await expect(page.getByText('Bonus once your transfer arrives')).toBeVisible()
  const depositId = page.url().split('/').at(-1)
  await page.goto('/promotion/received')
  await expect(page.getByRole('link', { name: 'See the deposit' })).toBeVisible()
  await testerDoes(page, scenarioPaths.bankLine, { depositId, line: 'right' })
  await page.goto(`/wallet/deposit/${depositId}`)
  await expect(page.getByText('has been added to your credit')).toBeVisible()
  await expect(page.getByText('300.00 baht', { exact: true })).toBeVisible()

  await page.goto('/wallet/deposit')
  await expect(none).toHaveAccessibleName(/so this deposit is locked until/)
  await follow(page, '/wallet/deposit/NOPE')
  await expect(page.getByText('The operator has no record of this deposit')).toBeVisible()
  await page.goto('/promotion/received')
  await page.getByRole('button', { name: 'Cancel this promotion' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/the bonus of 300\.00 baht is deducted/)).toBeVisible()
  await expect(question.getByText('You keep')).toBeVisible()
})
