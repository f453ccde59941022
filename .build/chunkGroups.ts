import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { screens } from './screens'

/**
 * Groups the modules that share a file, because a request costs a phone 150 ms and six run at once. Each area
 * has one file with everything that its screens need beyond the areas before it. The screens keep their own
 * files.
 */
export function chunkGroups(root = process.cwd()): Rolldown.CodeSplittingGroup[] {
  const { guest, member, notices, open } = screens
  return [
    { name: 'start', tags: ['$initial'], priority: 4 },
    neededBy('guest', 3, root, guest),
    // Public pages would otherwise load the whole member area.
    neededBy('shared', 2, root, member, open),
    neededBy('notices', 1.5, root, notices),
    neededBy('member', 1, root, member),
    { debugName: 'texts', name: textsIn, priority: 5 },
  ]
}

const catalogue = /\/src\/locales\/(\w+)\/(\w+)\/\w+\.json$/

/** One file per part and language, named after its folder: `th-entry`. */
function textsIn(id: string): string | null {
  const [, locale, part] = catalogue.exec(id) ?? []
  return locale === undefined ? null : `${locale}-${part}`
}

/** Groups everything that each of these areas imports statically, directly or not. */
function neededBy(
  name: string,
  priority: number,
  root: string,
  ...areas: readonly (readonly string[])[]
): Rolldown.CodeSplittingGroup {
  let needs: readonly ReadonlySet<string>[] | undefined
  const own = new Set(areas.flat().map((screen) => resolve(root, screen)))
  return {
    debugName: name,
    name: (id, context) => {
      needs ??= areas.map((area) => closure(root, area, context))
      return !own.has(id) && needs.every((needed) => needed.has(id)) ? name : null
    },
    priority,
  }
}

/** Matches the index of a package, which names far more than its importer uses. */
const packageIndex = /node_modules\/.*\/index\.m?js$/

function closure(
  root: string,
  area: readonly string[],
  context: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const needed = new Set<string>()
  const visit = (id: string) => {
    if (needed.has(id)) return
    needed.add(id)
    if (!packageIndex.test(id)) context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const screen of area) visit(resolve(root, screen))
  return needed
}
