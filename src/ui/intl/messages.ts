import type { Locale } from './locale'

/**
 * Every message of the English catalogue, by key. Filled by `src/locales/messages.ts` through
 * declaration merging, so that this layer knows the keys without importing the catalogues.
 */
export interface Messages {}

/** The plural categories of Unicode CLDR that the app's languages use. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other'

type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key

/**
 * A key for `useText()`. Request `deposit_one` and `deposit_other` as `deposit`; `values.count` selects the
 * form. Romanian adds `deposit_few`.
 */
export type MessageKey = WithoutPlural<keyof Messages>

/** A loaded catalogue, or the guest pages' part of it. */
export type LoadedMessages = Readonly<Record<string, string>>

/** Props of `IntlProvider`: the messages of exactly this locale. */
export interface IntlTexts {
  readonly locale: Locale
  readonly messages: LoadedMessages
}

/**
 * Values for placeholders such as `{name}`. Numbers are formatted for the locale; pass a string to keep digits
 * unchanged.
 */
export type MessageValues = Readonly<Record<string, string | number>>
