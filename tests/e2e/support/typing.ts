import type { Locator, Page } from '@playwright/test'
import { expect } from './site'

/** Milliseconds between two keys of a fast, a usual and a slow typist. */
const speeds = [30, 90, 250] as const

/** Milliseconds. Longer than the delay before a search is sent, so that late echoes arrive within it. */
const lateMs = 700

/** Fields that take letters, by their roles, including phone and card numbers. */
const fields = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const

const slowness = 4

/**
 * Types into each field of the visible page, on a processor as slow as a cheap phone’s.
 * @returns the lost letters, by field
 */
export async function lostLetters(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const lost: string[] = []
  for (const role of fields) {
    const found = page.getByRole(role, { disabled: false }).and(page.locator('input, textarea'))
    // Typing into one field may remove another.
    for (let at = 0; at < (await found.count()); at += 1) {
      const field = found.nth(at)
      if (!(await takesLetters(field))) continue
      lost.push(...(await lostIn(page, field, `${path} ${role} ${at + 1}`)))
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return lost
}

/** Excludes dates and times, which have parts of their own, and read-only fields. */
function takesLetters(field: Locator): Promise<boolean> {
  return field.evaluate(
    (element) =>
      (element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          ['text', 'search', 'email', 'tel', 'url', 'password', 'number'].includes(
            element.type,
          ))) &&
      !element.readOnly &&
      !element.disabled &&
      element.checkVisibility(),
    undefined,
    { timeout: 15_000 },
  )
}

async function lostIn(page: Page, field: Locator, name: string): Promise<string[]> {
  const { isSearch, words, label } = await field.evaluate((element) => {
    const mode = element.getAttribute('inputmode') ?? ''
    const isNumber =
      ['numeric', 'decimal', 'tel'].includes(mode) || element.getAttribute('type') === 'number'
    const most = Number(element.getAttribute('maxlength') ?? 99)
    return {
      isSearch: element.getAttribute('type') === 'search',
      words: (isNumber ? '2071' : 'pay doc ab').slice(0, most),
      label: element.getAttribute('aria-label') ?? element.id,
    }
  })
  const lost: string[] = []
  for (const delay of isSearch ? speeds : speeds.slice(0, 1)) {
    await field.fill('')
    if (isSearch) await page.waitForTimeout(lateMs)
    await field.pressSequentially(words, { delay })
    if (isSearch) await page.waitForTimeout(lateMs)
    const shown = await field.inputValue()
    if (letters(shown) !== letters(words)) lost.push(`${name} “${label}” ${delay} ms: ${shown}`)
  }
  await field.fill('')
  return lost
}

/** Removes separators, because some fields group what is typed: a card number, an expiry date. */
const letters = (text: string) => text.replace(/[\s/.,-]/g, '')

export function expectNothingLost(lost: readonly string[]): void {
  expect(lost, 'letters that were lost while typing').toEqual([])
}
