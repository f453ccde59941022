import { textFiles } from '#ui/intl/textsPerLocale'

/** A part of the policy, with its name in addresses: the same in every language. */
export interface PolicyPart {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** When a word of it last changed: a day in Bangkok. */
export const policyUpdated = Date.parse('2026-11-23T00:00:00+07:00')

export const policyOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))
