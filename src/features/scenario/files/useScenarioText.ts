import { useLocale } from '#ui/intl/useText'

/** A text of a scenario in the reader's language; English where it lacks that. */
export function useScenarioText(): (words: Readonly<Record<string, string>>) => string {
  const locale = useLocale()
  return (words) => words[locale] ?? words['en'] ?? ''
}
