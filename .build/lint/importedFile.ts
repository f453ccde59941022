import { posix } from 'node:path'

/** The file that an import names, relative to the project; undefined for a package. */
export function importedFile(from: string, source: string): string | undefined {
  if (source.startsWith('#mocks/')) return source.slice(1)
  if (source.startsWith('#')) return `src/${source.slice(1)}`
  return source.startsWith('.') ? posix.join(posix.dirname(from), source) : undefined
}
