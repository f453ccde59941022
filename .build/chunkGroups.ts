import type { Rolldown } from 'vite'

/**
 * Which modules share a file. A phone pays 150 ms for a request and six go at once, so what every
 * visit needs is one file, what the login page needs beyond it a second one, and so on; a module
 * belongs to the first screen that needs it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  neededBy('guest', /src\/features\/session\/LoginPage\.tsx$/, 3),
  neededBy('forms', /src\/features\/session\/(Register|Forgot)Page\.tsx$/, 2),
  // Wanted by the member area, and by strangers who get no further than the login page.
  {
    name: 'paths',
    test: /src\/(lib\/paths\/(member|showcase|open)|app\/routes\/knownPath|features\/pages\/menu)\.ts$/,
    priority: 1.5,
  },
  // One is nothing without the other; the data grid asks for each by itself.
  { name: 'Modal', test: /@mui\/material\/(Modal|Unstable_TrapFocus)\//, priority: 0.5 },
  neededBy('member', /src\/(app\/shell\/MainLayout|features\/dashboard\/DashboardPage)\.tsx$/, 1),
]

/** Everything that some pages import statically, directly or not; the pages keep files of their own. */
function neededBy(name: string, pages: RegExp, priority: number): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, context) => {
      needed ??= closure(id, pages, (module) => context.getModuleInfo(module))
      return needed.has(id) && !pages.test(id) ? name : null
    },
    priority,
  }
}

/**
 * Modules that name far more than anybody who imports them uses: what stands behind them is not
 * thereby needed. What is, the start has.
 */
const collections = /@mui\/(system\/index|material\/styles\/(index|enhanceHighContrast))\.mjs$/

/** Finds the pages by walking up from any module, then what they import by walking down. */
function closure(start: string, pages: RegExp, getModuleInfo: Rolldown.GetModuleInfo): Set<string> {
  const seen = new Set<string>()
  const found: string[] = []
  const climb = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    if (pages.test(id)) found.push(id)
    const info = getModuleInfo(id)
    for (const next of [
      ...(info?.importers ?? []),
      ...(info?.dynamicImporters ?? []),
      ...(info?.importedIds ?? []),
      ...(info?.dynamicallyImportedIds ?? []),
    ]) {
      climb(next)
    }
  }
  climb(start)
  const needed = new Set<string>()
  const descend = (id: string) => {
    if (needed.has(id)) return
    needed.add(id)
    if (!collections.test(id)) getModuleInfo(id)?.importedIds.forEach(descend)
  }
  found.forEach(descend)
  return needed
}
