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

/** Whether `dir` holds a build that is newer than all its sources. `last` is the file that is written last. */
export function isFresh(dir: string, last = 'worker.js.br'): boolean {
  const stamp = join(dir, last)
  if (!existsSync(stamp)) return false
  const built = statSync(stamp).mtimeMs
  return sources.flatMap(filesOf).every((file) => statSync(file).mtimeMs <= built)
}

/** The files in a folder, or the single file that the path names. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
}
