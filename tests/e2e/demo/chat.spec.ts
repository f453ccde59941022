import { expect, test } from '../support/visited'

test('a conversation read and answered offline is there after a restart and in another tab', async ({
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
  // An available person answers after a while.
  await expect(page.getByRole('button', { name: /Ananya.*1 unread message/ })).toBeVisible()
  await second.close()

  const third = await visited.open()
  const again = await third.newPage()
  await again.goto('/app/chat')
  await again.getByRole('button', { name: /Ananya.*1 unread message/ }).click()
  await expect(again.getByRole('log')).toContainText(text)

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

  await test.step('a low window shows the message field between its bars', async () => {
    for (const size of [
      { width: 390, height: 480 },
      { width: 844, height: 390 },
    ]) {
      await again.setViewportSize(size)
      const field = again.getByRole('textbox', { name: /^Message to/ })
      await expect(field).toBeInViewport({ ratio: 1 })
      await field.click({ trial: true })
    }
  })
  await third.close()
})

test('the conversation stays at its end while many pictures are sent, and own ones are not “new”', async ({
  page,
}) => {
  await page.goto('/app/chat?user=u9')
  const log = page.getByRole('log')
  await expect(log).toContainText('Write the first one')
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 500
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(picture.replace(/^.*,/, ''), 'base64')
  const send = (kind: string) =>
    page.locator('input[type=file]').setInputFiles(
      Array.from({ length: 12 }, (_, index) => ({
        name: `${kind} ${index}.png`,
        mimeType: 'image/png',
        buffer,
      })),
    )
  const toEnd = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)

  await send('First')
  await expect(log.locator('img')).toHaveCount(12)
  await expect.poll(toEnd).toBeLessThan(2)

  await test.step('a user who scrolls up in the meantime stays there', async () => {
    await send('Second')
    await log.hover()
    await page.mouse.wheel(0, -900)
    await expect(log.locator('img')).toHaveCount(24)
    expect(await toEnd()).toBeGreaterThan(900)
    await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden()
  })

  await test.step('the next sent message scrolls to the end again', async () => {
    await send('Third')
    await expect(log.locator('img')).toHaveCount(36)
    await expect.poll(toEnd).toBeLessThan(2)
  })
})

/** The height of the element and its font size, in pixels. */
const room = (it: Element) => [it.clientHeight, Number.parseFloat(getComputedStyle(it).fontSize)]

test('at twice the font size the own status, the counts and the name are shown in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/chat')
  const own = page.getByRole('button', { name: /^You/ })
  await expect(own).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const { bottom, end, top } = await own.evaluate((opener) => ({
    bottom: opener.querySelector('strong + span')?.getBoundingClientRect().bottom,
    end: opener.getBoundingClientRect().bottom,
    top: document.querySelector('[type="search"]')?.getBoundingClientRect().top,
  }))
  expect(bottom).toBeLessThanOrEqual(end)
  expect(end).toBeLessThanOrEqual(top ?? 0)
  const count = page.getByRole('button', { name: /Ananya/ }).getByText('2', { exact: true })
  const [height = 0, letters = Number.NaN] = await count.evaluate(room)
  expect(height).toBeGreaterThan(letters)
  await count.click()
  const name = page.getByRole('button', { name: /Details$/ }).getByText('Ananya Suksawat')
  const frame = name.locator('..')
  expect(await frame.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})
