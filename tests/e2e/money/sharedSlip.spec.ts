import type { Page } from '@playwright/test'
import { openOtherSite } from '../support/otherSite'
import { player } from '../support/player'
import { expect, test } from '../support/visited'

const picture = (page: Page) => page.getByRole('img', { name: 'The picture that was shared' })

/**
 * Shares a drawn picture as a phone does: through a form posted to the app, here from another site’s page.
 */
async function share(page: Page, app: string, colour: string): Promise<void> {
  const site = await openOtherSite()
  await page.goto(site.url)
  await page.evaluate(
    async ([action, fill]) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = fill
      context?.fillRect(0, 0, 300, 150)
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      const files = new DataTransfer()
      if (drawn) files.items.add(new File([drawn], 'slip.png', { type: 'image/png' }))
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'slip' })
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [`${app}/share`, colour] as const,
  )
  await page.waitForURL(`${app}/**`)
  site.close()
}

test('a slip shared offline waits for a deposit, a confirmation and a login', async ({
  page,
  visited,
}) => {
  await share(page, visited.url, 'green')
  await expect(page).toHaveURL(/\/wallet\/shared$/)
  await expect(picture(page)).toBeVisible()
  await expect(page.getByText('No deposit can take a slip right now.')).toBeVisible()

  await test.step('a deposit links back to it, and it is attached when the player confirms', async () => {
    await page.getByRole('link', { name: 'Deposit', exact: true }).last().click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('300')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Get the exact amount' }).click()
    await expect(page.getByRole('button', { name: 'I have transferred' })).toBeVisible()
    await page.getByRole('link', { name: 'Use the shared picture' }).click()
    await page.getByRole('button', { name: 'Attach the slip' }).click()
    await expect(page).toHaveURL(/\/wallet\/deposit\/.+/)
    await expect(page.getByRole('button', { name: 'I have transferred' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Use the shared picture' })).toHaveCount(0)
  })

  await test.step('a slip shared without a session is offered after the login', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await share(page, visited.url, 'blue')
    await page.getByLabel('Phone number (username)').fill(player.username)
    await page.getByLabel(/^Password/).fill(player.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/wallet\/shared$/)
    await expect(picture(page)).toBeVisible()
    await page.getByRole('button', { name: 'Discard the picture' }).click()
    await expect(page.getByText('No slip is waiting')).toBeVisible()
  })
})
