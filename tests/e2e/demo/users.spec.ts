import { locales } from '#ui/intl/locale'
import { startWith } from '../support/sweep/appearance'
import { expect, test } from '../support/visited'

test('a profile and a block made offline are still there after a restart', async ({ visited }) => {
  test.setTimeout(90_000)
  const first = await visited.open()
  const page = await first.newPage()
  await page.goto('/user/card/card1?q=marisol')
  await page.getByRole('button', { name: 'Block Marisol Vega' }).click()
  await expect(page.getByRole('button', { name: 'Unblock Marisol Vega' })).toBeVisible()
  await page.goto('/user/account-profile/profile1?tab=personal')
  await page.getByLabel('Nickname').fill('Ploy นอกสาย')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await first.close()

  const second = await visited.open()
  const reopened = await second.newPage()
  await reopened.goto('/user/list/list2?q=marisol')
  await expect(reopened.getByRole('button', { name: 'Unblock Marisol Vega' })).toBeVisible()
  await reopened.goto('/user/account-profile/profile1?tab=personal')
  await expect(reopened.getByLabel('Nickname')).toHaveValue('Ploy นอกสาย')

  await test.step('a profile picture is scaled down and stored', async () => {
    await reopened.goto('/user/account-profile/profile3')
    await expect(reopened.getByLabel('Display name')).toBeVisible()
    const picture = await reopened.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 900
      canvas.height = 600
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    await reopened.locator('main input[type=file]').setInputFiles({
      name: 'face.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    })
    const face = reopened.locator('main img[src^="data:image/jpeg"]')
    await expect(face).toBeVisible()
    await reopened.reload()
    await expect(face).toBeVisible()
    expect((await face.getAttribute('src'))?.length).toBeLessThan(40_000)
  })
  await test.step('a narrow phone breaks no name beside its icon', async () => {
    await reopened.setViewportSize({ width: 320, height: 640 })
    await reopened.goto('/user/list/list1')
    const name = reopened.getByText('Anan Thongchai', { exact: true })
    await expect(name).toHaveCount(1)
    expect(await name.evaluateAll(brokenWords)).toEqual([])
    // A mail address only breaks after `@` or a dot.
    const mails = reopened.getByText('@arcade.example')
    expect(await mails.count()).toBeGreaterThan(5)
    expect(await mails.evaluateAll(brokenAddresses)).toEqual([])
  })
  await test.step('from right to left a mail address begins beside its icon', async () => {
    await startWith(reopened, { rtl: true })
    await reopened.setViewportSize({ width: 390, height: 844 })
    await reopened.goto('/user/card/card1')
    const line = reopened.locator('main dl > div').first()
    const sign = await line.locator('svg').boundingBox()
    const link = line.getByRole('link')
    // The edge of its letters, because the link may be wider.
    const end = await link.evaluate((address) => {
      const letters = document.createRange()
      letters.selectNodeContents(address)
      return letters.getBoundingClientRect().right
    })
    expect((sign?.x ?? 0) - end).toBeCloseTo(8, 0)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await startWith(reopened, {})
  })
  await test.step('the buttons of a card fit one line in every language', async () => {
    await reopened.setViewportSize({ width: 1440, height: 900 })
    for (const locale of locales.toReversed()) {
      await startWith(reopened, { locale })
      await reopened.goto('/user/card/card2')
      const buttons = reopened.getByRole('article').locator('.MuiButton-root')
      await expect(buttons.first()).toBeVisible()
      const broken = await buttons.evaluateAll((all) =>
        all.filter(
          (one) => one.clientHeight > 2 * Number.parseFloat(getComputedStyle(one).lineHeight),
        ),
      )
      expect(broken, locale).toHaveLength(0)
    }
  })
  await test.step('the labels of the steps keep whole words at twice the font size', async () => {
    await reopened.setViewportSize({ width: 320, height: 640 })
    await reopened.goto('/user/account-profile/profile2')
    const steps = reopened
      .getByRole('list')
      .filter({ has: reopened.locator('[aria-current=step]') })
    await expect(steps).toBeVisible()
    await reopened.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const labels = steps.locator('[aria-hidden] + span')
    await expect(labels).not.toHaveCount(0)
    expect(await labels.evaluateAll(brokenWords)).toEqual([])
  })
  await second.close()
})

/** @returns the words that are broken over more than one line */
function brokenWords(parts: Element[]): string[] {
  const range = document.createRange()
  return parts.flatMap(({ firstChild: text }) =>
    [...(text?.nodeValue ?? '').matchAll(/\S+/g)].flatMap(([word]) => {
      const from = text?.nodeValue?.indexOf(word) ?? 0
      if (!text) return []
      range.setStart(text, from)
      range.setEnd(text, from + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    }),
  )
}

/** @returns the addresses that are broken after anything but `@` or a dot */
function brokenAddresses(addresses: Element[]): string[] {
  const range = document.createRange()
  return addresses.flatMap((address) => {
    const walker = document.createTreeWalker(address, NodeFilter.SHOW_TEXT)
    let last = { letter: '.', top: 0 }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      for (let place = 0; place < text.length; place += 1) {
        const letter = text.charAt(place)
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        const { top } = range.getBoundingClientRect()
        if (top > last.top && !'@.'.includes(last.letter)) return [address.textContent]
        last = { letter, top }
      }
    }
    return []
  })
}
