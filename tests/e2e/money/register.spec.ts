import type { Page } from '@playwright/test'
import { player } from '../support/player'
import { expect, test } from '../support/site'

interface Registration {
  username: string
  password: string
  confirm: string
  bank: string
  number: string
  name: string
}

const newcomer: Registration = {
  username: '0861112233',
  password: 'Lotus-Rain-77',
  confirm: 'Lotus-Rain-77',
  bank: 'ธนาคารกสิกรไทย',
  number: '123-4-56789-0',
  name: 'ทดสอบ ใจดี',
}

async function fillIn(page: Page, form: Registration): Promise<void> {
  await page.getByLabel('Phone number (username)').fill(form.username)
  await page.getByLabel(/^Password/).fill(form.password)
  await page.getByLabel(/^Confirm password/).fill(form.confirm)
  const bank = page.getByLabel(/^Bank/)
  await expect(bank.locator('option')).not.toHaveCount(1)
  if (form.bank) await bank.selectOption(form.bank)
  await page.getByLabel('Account number').fill(form.number)
  await page.getByLabel('Account name').fill(form.name)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('the form reports errors in the specified order, and an invited player reaches the first deposit', async ({
  page,
}) => {
  await page.goto('/register?ref=0823456789')
  await expect(page.getByText('Invited by 0823456789')).toBeVisible()

  await test.step('the errors', async () => {
    await fillIn(page, { ...newcomer, username: '', confirm: 'other', bank: '' })
    await expect(page.getByText('กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน')).toBeVisible()
    await fillIn(page, { ...newcomer, confirm: 'other', name: '' })
    await expect(page.getByText('รหัสผ่านไม่ตรงกัน')).toBeVisible()
    await fillIn(page, { ...newcomer, name: '' })
    await expect(page.getByText('กรุณากรอกข้อมูลบัญชีธนาคาร')).toBeVisible()
    await fillIn(page, { ...newcomer, username: player.username })
    await expect(page.getByText('ชื่อผู้ใช้งานซ้ำในระบบ!')).toBeVisible()
    await expect(page.getByLabel('Account name')).toHaveValue(newcomer.name)
  })

  await fillIn(page, newcomer)
  await expect(page).toHaveURL(/\/dashboard\/analytics$/)
  await expect(page.getByRole('banner')).toContainText('0.00 baht')
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible()
  const first = page.getByRole('region', { name: 'Your first deposit' })
  await expect(first).toContainText('300.00 baht')

  await test.step('the first step leads to the deposit with its promotion, and appears once', async () => {
    await first.getByRole('link', { name: 'Deposit with bonus' }).press('Enter')
    await expect(page).toHaveURL(/\/wallet\/deposit\?promotion=P1$/)
    await expect(page.getByRole('radio', { name: /ต้อนรับนักผจญภัยใหม่/ })).toBeChecked()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  await expect(first).toContainText('50.00 baht or more')
  await first.getByRole('link', { name: 'Make the first deposit' }).press('Enter')
  await expect(page).toHaveURL(/\/wallet\/deposit$/)
})
