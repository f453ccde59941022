/** A kind of order: where a player gives it, and how its page tells what came of it. */
import type { Locator, Page } from '@playwright/test'
import type { Mishaps } from './mishaps'
import type { Account } from './players'
import type { Fields, Provider, Truth } from './provider'

export interface OrderKind {
  /** For orders of money as the history names them while they are without an answer. */
  name: string
  /** The call of the provider that takes it. */
  path: string
  /** Fields that tell its orders from others of the same call. */
  marks?: Fields
  /** The page where it is given. */
  page: (player: Account) => string
  /** Who gives it is not logged in. */
  isOfGuest?: true
  /** What must be brought about at the provider before. */
  before?: (provider: Provider, player: Account) => Promise<void>
  /** Fills the page in up to the last press, and answers what is to be pressed for the yes. */
  prepare: (page: Page, player: Account) => Promise<Locator>
  /** Gives the yes, where that is not a press of that button. */
  press?: (page: Page, button: Locator, player: Account) => Promise<void>
  /** What stands on the page when it has been carried out; left out where nothing does. */
  received?: (page: Page) => Locator
  /** Where its page tells how it went, where others are told of beside it; else anywhere on it. */
  place?: (page: Page) => Locator
  /** Kinds that must be over before this one is given. */
  after?: readonly string[]
  /** Its yes holds as long as the session: it is sent until then. */
  hasNoEnd?: true
  /** It is sent until the provider has it, whatever happens. */
  protects?: true
  /** How long its first word may take in milliseconds, where that is longer than usual. */
  firstWordMs?: number
  /** What may happen to it, where not everything can. */
  mishaps?: Mishaps
  /** What the provider did with it, where no request id tells. */
  truth?: (provider: Provider) => Promise<Truth>
  /** Counts what the provider's own books hold of it, whatever the orders were. */
  count?: (provider: Provider, userId: string) => Promise<number>
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}

/**
 * By the keyboard: a press of the sheet right after one at the same place would count to that one.
 */
export async function open(button: Locator): Promise<void> {
  await button.press('Enter')
}

/** The button in the sheet that asks for the last time. */
export function inSheet(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name })
}
