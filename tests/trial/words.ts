/** What a page says of an order, in words that a player would take for the truth. */
import type { Locator, Page } from '@playwright/test'
import { main, type OrderKind } from './orderKind'

/** In the order in which a page is searched: where it says two of them, the earlier one counts. */
export const words = ['not known yet', 'never arrived', 'failed', 'received'] as const

export type Word = (typeof words)[number]

const notKnownYet = new RegExp(
  [
    'The result is not known yet',
    'No answer yet',
    'It will be sent when you are online again',
    'It is sent as soon as there is a connection',
    'The slip has not arrived yet',
    'The server could not be reached',
    'The server took too long',
    'The server sent an answer that cannot be read',
    'An earlier try may have created this account',
  ].join('|'),
)

const neverArrived = /It never reached the operator|No answer can be had|No account was created/

export interface Said {
  word: Word
  /** As it stands on the page. */
  text: string
}

/** The first thing that the page says within `ms`; null when it says nothing. */
export async function hear(page: Page, kind: OrderKind, ms: number): Promise<Said | null> {
  const told = places(page, kind)
  const any = words.map((word) => told[word]).reduce((one, other) => one.or(other))
  try {
    await any.first().waitFor({ timeout: ms })
  } catch {
    return null
  }
  for (const word of words) {
    const [text] = await told[word].allInnerTexts()
    if (text !== undefined) return { word, text }
  }
  return null
}

function places(page: Page, { received }: OrderKind): Record<Word, Locator> {
  const refused = main(page)
    .getByRole('alert')
    // What could not be loaded is told with a button to try again.
    .filter({ hasText: /\S/, hasNot: page.getByRole('button') })
  return {
    'not known yet': main(page).getByText(notKnownYet),
    'never arrived': main(page).getByText(neverArrived),
    failed: refused.or(main(page).locator('.MuiFormHelperText-root.Mui-error')),
    received: received?.(page) ?? main(page).getByText('Nothing says so', { exact: true }),
  }
}
