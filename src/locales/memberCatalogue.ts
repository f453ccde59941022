import type { Localization } from '@mui/material/locale'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { loadEntry, loadPart } from './catalogue'

export interface MemberCatalogue {
  readonly messages: LoadedMessages
  /** For `makeTheme`: the texts inside Material UI's own components. */
  readonly componentTexts: Localization
}

// Apart from `catalogue.ts`, because a login needs none of these.
const members = import.meta.glob<typeof import('./en/member')>('./*/member.ts')
const products = import.meta.glob<typeof import('./en/product')>('./*/product.ts')
const demos = import.meta.glob<typeof import('./en/demo')>('./*/demo.ts')
const scenarios = import.meta.glob<typeof import('./en/scenario')>('./*/scenario.ts')

/** What the member area's frame and the dashboard show, and the entry part. Rejects when a chunk cannot be had. */
export async function loadMember(locale: Locale): Promise<MemberCatalogue> {
  const [entry, member] = await Promise.all([
    loadEntry(locale),
    loadPart(members, `./${locale}/member.ts`),
  ])
  return {
    messages: { ...entry, ...member.messages },
    componentTexts: member.componentTexts,
  }
}

/** What the player's pages may show: the parts above and the rest. Rejects when a chunk cannot be had. */
export async function loadProduct(locale: Locale): Promise<MemberCatalogue> {
  const [member, product] = await Promise.all([
    loadMember(locale),
    loadPart(products, `./${locale}/product.ts`),
  ])
  return { ...member, messages: { ...member.messages, ...product.messages } }
}

/** What every page may show: the parts above and the demo sections. Rejects when a chunk cannot be had. */
export async function loadDemo(locale: Locale): Promise<MemberCatalogue> {
  const [product, demo] = await Promise.all([
    loadProduct(locale),
    loadPart(demos, `./${locale}/demo.ts`),
  ])
  return { ...product, messages: { ...product.messages, ...demo.messages } }
}

/** The tester panel's own part, wanted with it only. Rejects when the chunk cannot be had. */
export async function loadScenario(locale: Locale): Promise<LoadedMessages> {
  const { messages } = await loadPart(scenarios, `./${locale}/scenario.ts`)
  return { ...messages }
}
