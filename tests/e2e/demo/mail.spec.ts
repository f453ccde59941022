import type { Page } from '@playwright/test'
import { each } from '../support/each'
import { expect, test } from '../support/visited'

test.setTimeout(120_000)

const lowWindows = [
  { width: 390, height: 480 },
  { width: 844, height: 390 },
]

const row = (page: Page, subject: RegExp) => page.getByRole('link', { name: subject })

test('mail read, starred, trashed, written and sent offline is still so after a restart', async ({
  visited,
}) => {
  const mail = '/app/mail'
  const second = await visited.open()
  const page = await second.newPage()
  await page.goto(mail)
  await row(page, /weekend cashback/).click()
  await expect(page.getByRole('article')).toContainText('Play for the fun of it')
  await page.getByRole('button', { name: 'Star' }).click()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('checkbox', { name: /one document is missing/ }).check()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(row(page, /one document is missing/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Compose' }).click()
  await page.getByRole('combobox', { name: 'To' }).fill('mali@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill('From the train')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent, within this device only')).toBeVisible()
  await page.getByRole('button', { name: 'Compose' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought <b>')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await second.close()

  const third = await visited.open({ hasTouch: true })
  const again = await third.newPage()
  await again.goto(`${mail}?place=draft`)
  await row(again, /Half a thought/).click()
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought <b>')
  await again.goto(`${mail}?place=sent`)
  await expect(row(again, /From the train/)).toBeVisible()
  await again.goto(`${mail}?place=trash`)
  await expect(row(again, /one document is missing/)).toBeVisible()
  await again.goto(`${mail}?place=starred`)
  await expect(row(again, /weekend cashback/)).toBeVisible()

  await test.step('two tabs show each other’s changes', async () => {
    await again.goto(mail)
    const other = await third.newPage()
    await other.goto(mail)
    await expect(row(other, /Planned maintenance/)).toBeVisible()
    await again.getByRole('checkbox', { name: /Planned maintenance/ }).check()
    await again.getByRole('button', { name: 'More', exact: true }).click()
    await again.getByRole('menuitem', { name: 'Move to spam' }).click()
    await expect(row(other, /Planned maintenance/)).toHaveCount(0)
    await again.getByRole('button', { name: 'UNDO' }).click()
    await expect(row(other, /Planned maintenance/)).toBeVisible()
  })

  await test.step('on a tablet in landscape a star is finger-sized, and a stroke across a row archives it', async () => {
    await again.setViewportSize({ width: 1180, height: 820 })
    const star = again.getByRole('button', { name: /^Star: .*weekend cashback/ })
    const { width, height } = (await star.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const { x, y } = (await row(again, /weekend cashback/).boundingBox()) ?? { x: 0, y: 0 }
    const finger = await third.newCDPSession(again)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20 + across, y: y + 20 }],
      })
    await touch('touchStart')
    for (const across of [20, 60, 120, 180, 220]) await touch('touchMove', across)
    await touch('touchEnd')
    await expect(row(again, /weekend cashback/)).toHaveCount(0)
    await again.getByRole('button', { name: 'UNDO' }).click()
    await expect(row(again, /weekend cashback/)).toBeFocused()
  })

  await test.step('a low window shows rows and search between its bars', async () => {
    for (const size of lowWindows) {
      await again.setViewportSize(size)
      for (const part of [
        row(again, /weekend cashback/),
        again.getByRole('searchbox', { name: 'Search mail' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 })
        await part.click({ trial: true })
      }
    }
  })

  await test.step('on a narrow phone the tools of a mail are above its subject', async () => {
    await again.setViewportSize({ width: 320, height: 640 })
    await again.goto(`${mail}?mail=mail-1`)
    const subject = again.getByRole('heading', { name: 'Your weekend cashback is ready to claim' })
    await expect(subject).toBeInViewport()
    const { y: top = 0 } = (await subject.boundingBox()) ?? {}
    const tools = again.getByRole('toolbar', { name: 'Actions for this mail' })
    // Each tool alone, because a second row may rise out of the bar.
    for (const tool of await each(tools.getByRole('button'))) {
      const { y = 0, height = 0 } = (await tool.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(top)
    }
  })
  await test.step('a cut text that runs against the page’s direction has room for its ellipsis', async () => {
    await again.evaluate(() => localStorage.setItem('berry-config', '{"rtl":true}'))
    await again.goto(mail)
    const words = row(again, /weekend cashback/).locator('p')
    await expect(words).not.toHaveCSS('padding-right', '0px')
    await expect(words).toHaveCSS('padding-left', '0px')
  })
  await test.step('a long text begins on the side of its own direction', async () => {
    await row(again, /weekend cashback/).click()
    const body = again.getByRole('article').getByText(/^Hello,/)
    const [left, start] = await body.evaluate((text) => {
      const words = document.createRange()
      words.selectNodeContents(text)
      return [text.getBoundingClientRect().left, words.getClientRects()[0]?.left]
    })
    expect(start).toBe(left)
  })
  await third.close()
})

test('at twice the font size a recipient’s name is shown in full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/mail?to=kraisorn.pattanakul@example.com')
  const chip = page.getByRole('button', { name: 'kraisorn.pattanakul@example.com' })
  await expect(chip).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const words = chip.getByText('kraisorn')
  expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  const { height: outer = 0 } = (await chip.boundingBox()) ?? {}
  const { height: inner = Number.NaN } = (await words.boundingBox()) ?? {}
  expect(outer).toBeGreaterThanOrEqual(inner)
})
