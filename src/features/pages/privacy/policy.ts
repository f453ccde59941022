import { textFiles } from '#ui/intl/textsPerLocale'

/** A part of the policy; its id in addresses is the same in every language. */
export interface PolicyPart {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Date of the last change: a day in Bangkok time. */
export const policyUpdated = Date.parse('2026-11-23T00:00:00+07:00')

export const policyOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))
