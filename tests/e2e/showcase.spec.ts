import { showcasePaths } from '../../src/app/showcasePaths'
import { expect, test } from './support/visited'
import { watchForErrors } from './support/watch'

const pasted = `<p>Kept <b>bold</b> <a href="https://example.com/">safe</a>
  <a href="javascript:alert(1)">unsafe</a><script>window.broken = true</script>
  <img src="/nowhere.png" onerror="window.broken = true"><iframe src="/"></iframe></p>`

test('what is pasted into the editor is cleaned, and the draft survives a reload without a network', async ({
  visited,
}) => {
  const context = await visited.open()
  const page = await context.newPage()
  const errors = await watchForErrors(page)
  await page.goto(visited.url + showcasePaths.formEditor)
  const text = page.getByRole('textbox', { name: 'Promotion text' })
  await text.click()
  await page.keyboard.press('Control+A')
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, pasted)
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.getByRole('link')).toHaveText(['safe'])
  await expect(text.locator('img, script, iframe')).toHaveCount(0)
  const html = page.getByRole('region', { name: 'HTML of the text' })
  await expect(html).not.toContainText('javascript')
  await expect(html).not.toContainText('onerror')
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
  expect(errors).toEqual([])

  await page.reload()
  await expect(text).toContainText('Kept bold')
  await context.close()
})

test('the robot check is solved on the device, without a network', async ({ visited }) => {
  const context = await visited.open()
  const page = await context.newPage()
  const errors = await watchForErrors(page)
  await page.goto(visited.url + showcasePaths.formCaptcha)
  const check = page.getByRole('checkbox', { name: 'I am not a robot' }).first()
  await check.click()
  await expect(check).toBeChecked()
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText(/^The server took your question/)).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})
