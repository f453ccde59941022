import { useLocale } from '#ui/intl/useText'

/** A scenario's text in the user's language, or in English if it has none. */
export function useScenarioText(): (words: Readonly<Record<string, string>>) => string {
  const locale = useLocale()
  return (words) => words[locale] ?? words['en'] ?? ''
}
