/** The names that hold every word that is looked for, in any case: “arrow down” finds `ArrowBarDown`. */
export function findIcons(names: readonly string[], search: string): readonly string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return names.filter((name) => words.every((word) => name.toLowerCase().includes(word)))
}
