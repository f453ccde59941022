/** Pages and comments must name only files that exist, because renames leave old names behind. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['src', 'mocks', 'tests', '.build', '.github']
const files = [
  'README.md',
  'vite.config.ts',
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
]

/** File names in backticks: `provider/handlers.ts`, `handlers.ts`, `#lib/storage/room.ts`. */
const mentioned = /`#?((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g

const comments = /\/\*[^]*?\*\/|(?<![:'"`])\/\/[^\n]*/g

function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const prose = file.endsWith('.md') ? [text] : (text.match(comments) ?? [])
  return prose
    .flatMap((part) => [...part.matchAll(mentioned)].map((match) => match[1]))
    .filter((name) => !files.some((each) => `/${each}`.endsWith(`/${name}`)))
    .map((name) => `${file}: ${name}`)
}

test('every file that a page or a comment names exists', () => {
  const read = files.filter((file) => /\.(tsx?|md)$/.test(file) && !file.endsWith('CHANGELOG.md'))
  expect(read.length).toBeGreaterThan(1_000)
  expect(read.flatMap(missingIn)).toEqual([])
})

test('every file that is listed for mutation exists', () => {
  const { mutate }: { mutate: string[] } = JSON.parse(
    readFileSync('tests/mutation/stryker.json', 'utf8'),
  )
  const named = mutate.flatMap(alternatives).filter((name) => !name.includes('*'))
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})

/** Expands braces into one pattern each, like a shell. */
function alternatives(pattern: string): string[] {
  const [whole, list] = /\{([^}]*)\}/.exec(pattern) ?? []
  if (whole === undefined || list === undefined) return [pattern]
  return list.split(',').flatMap((part) => alternatives(pattern.replace(whole, part)))
}
