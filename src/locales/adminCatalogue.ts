import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { loadPart } from './catalogue'
import { loadMember } from './memberCatalogue'

// Apart from the others, because only the operator's side needs these.
const admins = import.meta.glob<typeof import('./en/admin')>('./*/admin.ts')
const settings = import.meta.glob<typeof import('./en/adminSettings')>('./*/adminSettings.ts')

/** What the operator's side shows, with the words for money, statuses and refusals. Rejects when a chunk cannot be had. */
export async function loadAdmin(locale: Locale): Promise<LoadedMessages> {
  const [member, { messages }] = await Promise.all([
    loadMember(locale),
    loadPart(admins, `./${locale}/admin.ts`),
  ])
  return { ...member.messages, ...messages }
}

/** The same, with the words of the pages where something is offered or set. Rejects when a chunk cannot be had. */
export async function loadAdminSettings(locale: Locale): Promise<LoadedMessages> {
  const [admin, { messages }] = await Promise.all([
    loadAdmin(locale),
    loadPart(settings, `./${locale}/adminSettings.ts`),
  ])
  return { ...admin, ...messages }
}
