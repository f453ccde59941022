import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'mocks', 'public', 'index.html', 'package.json']

declare global {
  /** Found once a process, where modules may begin anew with each file. */
  var contentSeedOfProcess: number | undefined
}

/**
 * A number that follows from what is tested: the same for the same sources on every machine,
 * another with the next change. What is tried by turns takes its turns by it, never by chance.
 */
export function contentSeed(): number {
  globalThis.contentSeedOfProcess ??= numberOf(
    ...sources.flatMap(filesOf).map((file) => readFileSync(file)),
  )
  return globalThis.contentSeedOfProcess
}

/** `ALL_LOOKS=1`: what is looked at by turns is looked at whole. */
export const looksAtAll = process.env.ALL_LOOKS !== undefined

/** Whether a thing is looked at on these sources, where one of `turns` is. */
export function isInTurn(thing: string, turns: number): boolean {
  return looksAtAll || turnOf(thing, turns) === 0
}

/** The turn of one thing among `turns` on these sources. */
export function turnOf(thing: string, turns: number): number {
  return numberOf(`${contentSeed()} ${thing}`) % turns
}

/** So many of some things on these sources, far from each other. */
export function someInTurn<T>(count: number, things: readonly T[]): readonly T[] {
  const first = turnOf(`${count} of ${things.length}`, things.length)
  const step = Math.floor(things.length / count)
  const chosen = Array.from({ length: count }, (_, index) => (first + index * step) % things.length)
  return looksAtAll ? things : things.filter((_, index) => chosen.includes(index))
}

function numberOf(...contents: (string | Buffer)[]): number {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest().readUInt32BE()
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile())
    .toSorted()
}
