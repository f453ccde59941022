import type { Locale } from './locale'

/**
 * Every message of the English catalogue, by key. Filled by `src/locales/messages.ts` through
 * declaration merging, so that this layer knows the keys without importing the catalogues.
 */
export interface Messages {}

/** The plural categories of Unicode CLDR that our languages use. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other'

type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key

/**
 * A key that `useText()` takes. `deposit_one` and `deposit_other` are asked for as `deposit`, with
 * `values.count` deciding between them. Romanian adds `deposit_few`.
 */
export type MessageKey = WithoutPlural<keyof Messages>

/** A loaded catalogue: the guest pages' part of it, or all. */
export type LoadedMessages = Readonly<Record<string, string>>

/** What `IntlProvider` needs: the messages of exactly this locale. */
export interface IntlTexts {
  readonly locale: Locale
  readonly messages: LoadedMessages
}

/** What stands in for `{name}`. Numbers are written the way the locale does; pass text to keep digits as they are. */
export type MessageValues = Readonly<Record<string, string | number>>
