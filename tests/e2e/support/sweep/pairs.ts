import { nameOf, type Setting, settings } from './settings'

/** Names of settings by page, by area: the content of `pairs.json`. */
export type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Lists all pairs of values of two settings as texts: language and direction, language and width, and so
 * on.
 */
export function pairsOf(setting: Setting): string[] {
  const values = Object.entries(setting).map(([factor, value]) => `${factor} ${value}`)
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`))
}

/**
 * Chooses settings that contain every pair of values at least once. Greedy: the next setting is the first
 * one with the most pairs that no earlier setting has.
 */
export function coveringSettings(): Setting[] {
  const open = new Set(settings.flatMap(pairsOf))
  const chosen: Setting[] = []
  while (open.size > 0) {
    const gains = settings.map((one) => pairsOf(one).filter((pair) => open.has(pair)).length)
    const best = settings[gains.indexOf(Math.max(...gains))]
    if (best === undefined) break
    chosen.push(best)
    for (const pair of pairsOf(best)) open.delete(pair)
  }
  return chosen
}

/**
 * Gives each page of each area one of the covering settings. A page keeps its setting; a new page takes the
 * first of those that its area uses least, so a new page does not move the others.
 */
export function assignPages(
  areas: Readonly<Record<string, readonly string[]>>,
  kept: Table,
): Table {
  const names = coveringSettings().map(nameOf)
  const rows = Object.entries(areas).map(
    ([area, pages]) => [area, assign(pages, names, kept[area] ?? {})] as const,
  )
  return Object.fromEntries(rows)
}

function assign(
  pages: readonly string[],
  names: readonly string[],
  kept: Readonly<Record<string, string>>,
): Record<string, string> {
  const uses = new Map(
    names.map((name) => [name, pages.filter((page) => kept[page] === name).length]),
  )
  const usesOf = (name: string) => uses.get(name) ?? 0
  const rows = pages.map((page) => {
    const before = kept[page]
    if (before !== undefined && uses.has(before)) return [page, before] as const
    const least = names.reduce((one, other) => (usesOf(other) < usesOf(one) ? other : one))
    uses.set(least, usesOf(least) + 1)
    return [page, least] as const
  })
  return Object.fromEntries(rows)
}
