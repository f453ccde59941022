import type { Rolldown } from 'vite'

type Chunks = Rolldown.OutputBundle

/**
 * The built files of sources, or of chunks by name, with all their static imports, but without the files of
 * the entry.
 *
 * @returns names below `/assets/`
 */
export function preloads(bundle: Chunks, sources: readonly string[]): string[] {
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [file.fileName, ...file.imports] : [],
  )
  const files = new Set(sources.flatMap((source) => closure(bundle, source)))
  return [...files]
    .filter((file) => !entries.includes(file))
    .map((file) => file.replace('assets/', ''))
}

/** The chunk with this source as its page, or with this name, and all its static imports. */
function closure(bundle: Chunks, source: string): string[] {
  const start = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' &&
      (file.name === source || file.facadeModuleId?.endsWith(`/${source}`) === true),
  )
  const files = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    file.imports.forEach(visit)
  }
  if (start) visit(start.fileName)
  return [...files]
}
