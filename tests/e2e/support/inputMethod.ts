import type { Locator, Page } from '@playwright/test'
import { expect } from './site'

/** An input method, through DevTools. */
interface InputMethod {
  /** Writes letters of a word that is not accepted yet. */
  compose(letters: string): Promise<void>
  /** Presses a key that the input method consumes; only its code, 229, shows that. */
  press(key: string): Promise<void>
  /** Ends the composition with a word. */
  accept(word: string): Promise<void>
}

async function inputMethodOf(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page)
  return {
    compose: async (letters) => {
      await session.send('Input.imeSetComposition', {
        text: letters,
        selectionStart: letters.length,
        selectionEnd: letters.length,
      })
    },
    press: async (key) => {
      const taken = { key, code: key, windowsVirtualKeyCode: 229 }
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taken })
    },
    accept: async (word) => {
      await session.send('Input.insertText', { text: word })
    },
  }
}

/**
 * Composes a word with every key that the field could handle itself. Repeats it as Safari reports the
 * accepting key: after the composition.
 */
export async function expectWordKept(page: Page, field: Locator): Promise<void> {
  await field.focus()
  const address = page.url()
  const method = await inputMethodOf(page)
  // In a search field the browser itself clears the text on Escape.
  const isSearch = (await field.getAttribute('type')) === 'search'
  await method.compose('nihao')
  for (const key of ['ArrowDown', 'ArrowUp', ...(isSearch ? [] : ['Escape']), 'Enter']) {
    await method.press(key)
    await expect(field, key).toHaveValue('nihao')
    await expect(field, key).toBeFocused()
  }
  await method.accept('你好')
  await method.press('Enter')
  await expect(field).toHaveValue('你好')
  await expect(field).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname)
}
