import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importedFile } from './importedFile.ts'

/** Imports by file, paths relative to the project. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

const folders = ['src', 'mocks']

/** Matches imports that a module makes when it runs or later. Another rule covers imports of types only. */
const imports =
  /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/g

/** Reads the imports of all modules of the app, including `import()`. */
export function readImports(project: string): Imports {
  const files = folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  )
  const known = new Set(files)
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(join(project, file), 'utf8'), known)]),
  )
}

/** @param known - all files, because an import names them without their extension */
export function importsOf(
  file: string,
  code: string,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const sources = [...code.matchAll(imports)].map(([, now, later]) => now ?? later ?? '')
  return new Set(
    sources.flatMap((source) => candidates(file, source)).filter((to) => known.has(to)),
  )
}

/** The files that an import may mean, because it names them without their extension. */
function candidates(file: string, source: string): readonly string[] {
  const target = importedFile(file, source)
  return target === undefined ? [] : [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`]
}

/**
 * @returns the shortest path from the file that `file` imports as `source` back to `file`; undefined if there
 * is none
 */
export function circleThrough(
  file: string,
  source: string,
  from: Imports,
): readonly string[] | undefined {
  const start = candidates(file, source).find((target) => from.has(target))
  if (start === undefined) return undefined
  const cameFrom = new Map<string, string | null>([[start, null]])
  for (const reached of cameFrom.keys()) {
    if (reached === file) return [file, ...wayTo(file, cameFrom)]
    for (const next of from.get(reached) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, reached)
  }
  return undefined
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string | null>): readonly string[] {
  const way: string[] = []
  for (let file: string | null | undefined = end; file; file = cameFrom.get(file)) way.unshift(file)
  return way
}
