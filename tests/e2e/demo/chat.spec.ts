import { expect, test } from '../support/visited'

test('offline: a conversation is read and answered; a restart finds both, and so does another tab', async ({
  visited,
}) => {
  test.setTimeout(90_000)
  const second = await visited.open()
  const page = await second.newPage()
  await page.goto('/app/chat')
  await page.getByRole('button', { name: /Ananya.*2 unread messages/ }).click()
  await expect(page.getByRole('log')).toContainText('Two players asked already.')
  const text = '<i>Ten</i> minutes: สวัสดี مرحبا'
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText(text)
  await page.getByRole('button', { name: 'Back to all conversations' }).click()
  await expect(page.getByRole('button', { name: /Ananya/ })).toContainText(text)
  await second.close()

  const third = await visited.open()
  const again = await third.newPage()
  await again.goto('/app/chat')
  const row = again.getByRole('button', { name: /Ananya/ })
  await expect(row).toContainText(text)
  await expect(row).not.toContainText('unread')

  await test.step('two tabs show each other’s messages; a reload keeps the draft', async () => {
    await again.goto('/app/chat?user=u9')
    const other = await third.newPage()
    await other.goto('/app/chat?user=u9')
    await expect(other.getByText(/Write the first one/)).toBeVisible()
    await again.getByRole('textbox', { name: /^Message to/ }).fill('Seen in both tabs')
    await again.keyboard.press('Enter')
    await expect(other.getByRole('log')).toContainText('Seen in both tabs')
    await other.getByRole('textbox', { name: /^Message to/ }).fill('Half a thought')
    await other.reload()
    await expect(other.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Half a thought')
  })
  await third.close()
})
