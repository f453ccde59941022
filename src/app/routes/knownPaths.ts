import { matchPath } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { landingPath, plainPath } from '#lib/paths/publicPaths'
import { showcasePaths } from '#lib/paths/showcase'

/** @returns true if the member area has a page at this path */
export function isMemberPath(pathname: string): boolean {
  return [landingPath, ...Object.values(memberPaths), ...Object.values(showcasePaths)].some(
    (path) => matchPath(path, pathname) !== null,
  )
}

/** The known path most like the requested one, or null: at least half of the letters must agree. */
export function nearestPath(pathname: string, known: readonly string[]): string | null {
  const asked = plainPath(pathname)
  let nearest: string | null = null
  let smallest = Number.POSITIVE_INFINITY
  for (const path of known) {
    const edits = editDistance(asked, plainPath(path))
    if (edits < smallest && edits <= Math.max(asked.length, path.length) / 2) {
      nearest = path
      smallest = edits
    }
  }
  return nearest
}

/** Longer paths are no typing errors, and comparing them would take time. */
const longestCompared = 200

/** Levenshtein distance: the number of letters to insert, delete or replace. */
function editDistance(first: string, second: string): number {
  if (Math.max(first.length, second.length) > longestCompared) return Number.POSITIVE_INFINITY
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const changed = first[row - 1] === second[column - 1] ? 0 : 1
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + changed,
        ),
      )
    }
    previous = current
  }
  return previous[second.length] ?? 0
}
