/** Finds assertions that hold although nothing was checked, and keeps them out of the tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['tests/unit', 'tests/component', 'tests/e2e', 'tests/engines', 'tests/trial']

/** Patterns that hold for an empty list, whose name is the first group. */
const ofAll = [
  /expect\(\s*([^\n]+?)\.every\((?:(?!\n\n).)*?\)\.toBe\(true\)/gs,
  /expect\(\s*([^\n]+?)\.some\((?:(?!\n\n).)*?\)\.toBe\(false\)/gs,
  /expect(?:\.soft)?\((?:(?!\)\.to).)*?\bMath\.(?:max|min)\(\.\.\.([\w.]+)/g,
  /expect\(\s*await (\S+?)\s*\.evaluateAll\((?:(?!\n\n).)*?\)\.toEqual\(\[\]\)/gs,
]

/** Patterns that always hold, or hide what happened. */
const hollow = [
  /\.toBe(?:Truthy|Falsy)\(/g,
  /expect\(\(\) => (?:\{\s*\}|undefined)\)/g,
  /\bcatch(?: \(\w+\))? \{\s*\}/g,
  /\.catch\(\(\) => (?:\{\s*\}|null|undefined)\)/g,
]

const asserted =
  /\)(?:\.not)?\.(?:toHaveLength|toHaveCount|toBeGreaterThan|toBe\(\d|toEqual\((?!\[\]))/

/** @returns the number and the beginning of each line of this source with an assertion that cannot fail */
function vacuous(source: string): string[] {
  const lines = source.split('\n')
  const isAsserted = (list = '') =>
    /^\[(?!\.)/.test(list) ||
    lines.some((line) => line.includes('expect(') && line.includes(list) && asserted.test(line))
  return [
    ...hollow.flatMap((form) => [...source.matchAll(form)]),
    ...ofAll.flatMap((form) => [...source.matchAll(form)]).filter(([, list]) => !isAsserted(list)),
  ].map(({ 0: text, index }) => {
    const line = source.slice(0, index).split('\n').length
    return `${line}: ${text.split('\n', 1)[0]}`
  })
}

test('an assertion about a whole list comes with one about its content', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('vacuousTests.test.ts'))
  expect(files.length).toBeGreaterThan(400)
  expect(
    files.flatMap((file) => vacuous(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`)),
  ).toEqual([])
})

test.each([
  'expect(rows.every(isPaid)).toBe(true)',
  'expect(rows.some(({ open }) => open)).toBe(false)',
  'expect(Math.max(...times',
  'expect(await names.evaluateAll(broken)).toEqual([])',
  '.toBeTruthy(',
  'expect(() => {})',
  '.catch(() => {})',
])('the check finds %s', (source) => {
  expect(vacuous(source)).toEqual([`1: ${source}`])
})

test('an assertion about a whole list is accepted if the list is known not to be empty', () => {
  expect(vacuous('expect(rows).toHaveLength(3)\nexpect(rows.every(isPaid)).toBe(true)')).toEqual([])
})
