import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'src',
  'public',
  'mocks',
  '.build',
  'index.html',
  'vite.config.ts',
  'package.json',
  '.env',
]

/** Is there a build in `dir` that is younger than everything it was made from? `last` is written last. */
export function isFresh(dir: string, last = 'worker.js.br'): boolean {
  const stamp = join(dir, last)
  if (!existsSync(stamp)) return false
  const built = statSync(stamp).mtimeMs
  return sources.flatMap(filesOf).every((file) => statSync(file).mtimeMs <= built)
}

/** The files below a folder, or the one file that the path names. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
}
