/** A kind of request: where a player makes it, and how its page shows the result. */
import type { Locator, Page } from '@playwright/test'
import type { Mishaps } from './mishaps'
import type { Account } from './players'
import type { Fields, Provider, Truth } from './provider'

export interface RequestKind {
  /** For payment requests, the name in the history while they have no answer. */
  name: string
  /** The path of the provider’s call. */
  path: string
  /** Fields that distinguish its requests from others of the same call. */
  marks?: Fields
  /** The page where it is made. */
  page: (player: Account) => string
  /** It is made without a login. */
  isOfGuest?: true
  /** Prepares the provider’s data for it. */
  before?: (provider: Provider, player: Account) => Promise<void>
  /**
   * Fills in the page up to the last press.
   * @returns the button that confirms
   */
  prepare: (page: Page, player: Account) => Promise<Locator>
  /** Confirms, if that is not a press of the button. */
  press?: (page: Page, button: Locator, player: Account) => Promise<void>
  /** The element that reports success; missing if there is none. */
  received?: (page: Page) => Locator
  /** The part of the page with its result, if others are shown beside it; otherwise the whole page. */
  place?: (page: Page) => Locator
  /** Kinds that must be finished before this one. */
  after?: readonly string[]
  /** Its confirmation is valid as long as the session, and it is sent until then. */
  hasNoEnd?: true
  /** It is sent until the provider has it, whatever happens. */
  protects?: true
  /** How long its first message may take in milliseconds, if longer than usual. */
  firstWordMs?: number
  /** The mishaps that are possible for it, if not all are. */
  mishaps?: Mishaps
  /** Looks up what the provider did with it, if it has no request id. */
  truth?: (provider: Provider) => Promise<Truth>
  /** Counts its entries in the provider’s own records, regardless of the requests. */
  count?: (provider: Provider, userId: string) => Promise<number>
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}

/**
 * Presses by keyboard, because a click on the sheet right after one at the same place would count as a
 * double click.
 */
export async function open(button: Locator): Promise<void> {
  await button.press('Enter')
}

/** The button in the sheet that confirms. */
export function inSheet(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name })
}
