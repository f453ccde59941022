import { holds, wordsOf } from '#lib/text/searchable'

/** The names that hold every word that is looked for, in any case: “arrow down” finds `ArrowBarDown`. */
export function findIcons(names: readonly string[], search: string): readonly string[] {
  const words = wordsOf(search)
  return names.filter((name) => holds(name, words))
}
