import { loadMember, loadScenario } from '#locales/memberCatalogue'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'

/** What panel and bar show: their own texts, and on guest pages the refusals and buttons of the member area. */
export async function loadPanelTexts(locale: Locale): Promise<LoadedMessages> {
  const [{ messages }, scenario] = await Promise.all([loadMember(locale), loadScenario(locale)])
  return { ...messages, ...scenario }
}
