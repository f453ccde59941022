import type { Localization } from '@mui/material/locale'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { loadEntry } from './catalogue'

export interface MemberCatalogue {
  readonly messages: LoadedMessages
  /** For `makeTheme`: the texts inside Material UI's own components. */
  readonly componentTexts: Localization
}

// As in `catalogue.ts`, apart from it because a login needs none of these.
const members = {
  en: () => import('./en/member'),
  fr: () => import('./fr/member'),
  ro: () => import('./ro/member'),
  zh: () => import('./zh/member'),
  th: () => import('./th/member'),
} as const

const products = {
  en: () => import('./en/product'),
  fr: () => import('./fr/product'),
  ro: () => import('./ro/product'),
  zh: () => import('./zh/product'),
  th: () => import('./th/product'),
} as const

const demos = {
  en: () => import('./en/demo'),
  fr: () => import('./fr/demo'),
  ro: () => import('./ro/demo'),
  zh: () => import('./zh/demo'),
  th: () => import('./th/demo'),
} as const

const scenarios = {
  en: () => import('./en/scenario'),
  fr: () => import('./fr/scenario'),
  ro: () => import('./ro/scenario'),
  zh: () => import('./zh/scenario'),
  th: () => import('./th/scenario'),
} as const

/** What the member area's frame and the dashboard show, and the entry part. Rejects when a chunk cannot be had. */
export async function loadMember(locale: Locale): Promise<MemberCatalogue> {
  const [entry, member] = await Promise.all([loadEntry(locale), members[locale]()])
  return {
    messages: { ...entry, ...member.messages },
    componentTexts: member.componentTexts,
  }
}

/** What the player's pages may show: the parts above and the rest. Rejects when a chunk cannot be had. */
export async function loadProduct(locale: Locale): Promise<MemberCatalogue> {
  const [member, product] = await Promise.all([loadMember(locale), products[locale]()])
  return { ...member, messages: { ...member.messages, ...product.messages } }
}

/** What every page may show: the parts above and the demo sections. Rejects when a chunk cannot be had. */
export async function loadDemo(locale: Locale): Promise<MemberCatalogue> {
  const [product, demo] = await Promise.all([loadProduct(locale), demos[locale]()])
  return { ...product, messages: { ...product.messages, ...demo.messages } }
}

/** The tester panel's own part, wanted with it only. Rejects when the chunk cannot be had. */
export async function loadScenario(locale: Locale): Promise<LoadedMessages> {
  const { messages } = await scenarios[locale]()
  return { ...messages }
}
