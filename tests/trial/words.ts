/** What a page says about a request, in words that a player would believe. */
import type { Locator, Page } from '@playwright/test'
import session from '#locales/en/entry/session.json' with { type: 'json' }
import errorCode from '#locales/en/member/errorCode.json' with { type: 'json' }
import account from '#locales/en/product/account.json' with { type: 'json' }
import games from '#locales/en/product/games.json' with { type: 'json' }
import wallet from '#locales/en/product/wallet.json' with { type: 'json' }
import { main, type RequestKind } from './requestKind'

/** In the order in which a page is searched: if it contains two of them, the earlier one counts. */
export const words = ['do not know the result yet', 'never arrived', 'received', 'failed'] as const

export type Word = (typeof words)[number]

const notKnownYet = anyOf([
  errorCode['errorCode.withdrawunknown'],
  games['games.unknown'],
  account['account.limits.unknown'],
  account['account.limits.willBeSent'],
  account['account.limits.queued'],
  wallet['wallet.deposit.slipAgain'],
  session['session.failure.network'],
  session['session.failure.timeout'],
  session['session.failure.badAnswer'],
  session['session.register.maybeDone'],
  session['session.register.notArrived'],
])

const notLoaded = session['session.register.banksFailed']

const neverArrived = anyOf([wallet['wallet.requests.lost'], wallet['wallet.requests.unclear']])

/** Matches one of some texts, also as a part of another one. */
function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
}

export interface Said {
  word: Word
  /** The text as shown on the page. */
  text: string
}

/** @returns the first message of the page within `ms` milliseconds, or null */
export async function hear(page: Page, kind: RequestKind, ms: number): Promise<Said | null> {
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

function places(page: Page, { place = main, received }: RequestKind): Record<Word, Locator> {
  // A failed load says nothing about the request; usually there is a retry button.
  const refused = place(page)
    .getByRole('alert')
    .or(place(page).locator('.MuiFormHelperText-root.Mui-error'))
    .filter({ hasText: /\S/, hasNotText: notLoaded, hasNot: page.getByRole('button') })
  return {
    'do not know the result yet': main(page).getByText(notKnownYet),
    'never arrived': place(page).getByText(neverArrived),
    failed: refused,
    received: received?.(page) ?? main(page).getByText('Nothing says so', { exact: true }),
  }
}
