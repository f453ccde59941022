import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { scenarioPaths } from '#contract/scenario/scenario'
import { callProvider, fieldOf, moveClock, openForMoney, testerDoes } from '../support/money'
import { logIn, player } from '../support/player'
import { loggedOut, test } from '../support/visited'

const userId = 'M1001'
const newPassword = 'Lotus-Rain-77'

test('a player changes the password, saves the QR code and asks staff about late money', async ({
  page,
}) => {
  await loggedOut(page)
  await openForMoney(page, '/login')
  // The number as printed on a card.
  await logIn(page, { ...player, username: '+66 81-234 5678' })
  await changePassword(page)

  const request = { amount: 100, transferBankID: 'T1', channel: 'qr', PromotionID: null }
  const [placed] = await callProvider(page, '/userbalance/deposit', [
    { ...request, userId, requestId: crypto.randomUUID() },
  ])
  const depositId = String(fieldOf(placed?.body, 'data', 'depositId'))
  await page.goto(`/wallet/deposit/${depositId}`)
  await expectSpecimen(await savedPicture(page))

  await testerDoes(page, scenarioPaths.bankLine, { depositId, line: 'late' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Staff are checking this deposit' })).toBeVisible()
  await expect(page.getByText('not successful')).toHaveCount(0)
  await page.getByRole('link', { name: 'Write to staff' }).click()
  await expect(page.getByText(`About deposit ${depositId}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my money?')
  await page.getByRole('button', { name: 'Send' }).click()
  const thread = page.getByRole('log', { name: 'Your messages' })
  await expect(thread).toContainText('Where is my money?')
  await testerDoes(page, scenarioPaths.automatic, { automatic: true })
  await moveClock(page, 31_000)
  await expect(thread).toContainText(`About ${depositId}: we are still checking it.`)

  // A session that begins in the future would be invalid.
  await moveClock(page, -31_000)
  await page.goto('/account/sessions')
  await page.getByRole('button', { name: /Log out everywhere/ }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, { ...player, password: newPassword })
})

async function changePassword(page: Page): Promise<void> {
  await page.goto('/account/password')
  const fill = async (label: RegExp, text: string) => page.getByLabel(label).fill(text)
  await fill(/^Current password/, 'guessed')
  await fill(/^New password(?! again)/, newPassword)
  await fill(/^New password again/, newPassword)
  const button = page.getByRole('button', { name: 'Change password' })
  await button.click()
  await expect(page.getByText('Your current password is incorrect')).toBeVisible()
  await fill(/^Current password/, player.password)
  await button.click()
  await expect(page.getByText('The password is changed.')).toBeVisible()
}

async function savedPicture(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as picture' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^promptpay_D\w+\.png$/)
  return readFile(await download.path())
}

/** Checks that the picture is black on white with the band of a specimen across it. */
async function expectSpecimen(png: Buffer): Promise<void> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(720)
  const colours = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.subarray(at, at + 3).join()
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  const red = [...colours].filter(([colour]) => /^1[6-9]\d,\d{1,2},\d{2}$/.test(colour))
  const share = (count: number) => count / (info.width * info.height)
  expect(share(colours.get('0,0,0') ?? 0)).toBeGreaterThan(0.1)
  expect(share(colours.get('255,255,255') ?? 0)).toBeGreaterThan(0.3)
  expect(share(red.reduce((sum, [, count]) => sum + count, 0))).toBeGreaterThan(0.05)
}
