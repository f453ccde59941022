import { describe, expect, test } from 'vitest'
import { readLongJson } from '#lib/files/longJson'
import { atOnce } from '#lib/inSlices'

const read = (text: string) => atOnce(readLongJson(text))

const row = (id: number) => ({
  id,
  note: 'a ",[{]}\\" \\\\ of "words"\n',
  inner: [id, [], {}, [[1]]],
})
const rows = Array.from({ length: 9000 }, (_, id) => row(id))
const asText = JSON.stringify(rows)
const padding = ' '.repeat(250_000)

describe('JSON read in slices', () => {
  test.each([
    ['a list', asText],
    [
      'lists in objects',
      JSON.stringify({ name: 'one', tables: { first: rows, second: [], third: rows } }),
    ],
    ['a list of lists', JSON.stringify([rows, [rows], 7])],
    [
      'spaces between',
      `[ ${rows.map((one) => JSON.stringify(one)).join(` ,\n${' '.repeat(20)}`)} ] `,
    ],
    ['names that mean something else', `{"__proto__":${asText},"constructor":{"a":${asText}}}`],
    ['a name twice', `{"a":${asText},"a":[1]}`],
    ['numbers only', `[${'1,'.repeat(300_000)}2]`],
    ['no list', JSON.stringify({ text: '[1,2,'.repeat(90_000) })],
    ['a short one', '{"a":[1,2,{"b":[]}]}'],
  ])('gives the same result as JSON.parse: %s', (_, text) => {
    expect(read(text)).toEqual(JSON.parse(text))
  })
})

describe('invalid JSON read in slices', () => {
  const start = asText.slice(0, -1)
  test.each([
    ['cut off', start],
    ['cut off in a string', `${start},"`],
    ['cut off after a mark of escape', `${start},"\\`],
    ['a comma at the end', `${start},]`],
    ['a comma at the end, far away', `${start}${padding},]`],
    ['a comma at the start', `[${padding},${asText.slice(1)}`],
    ['two commas', `${start},,1]`],
    ['two commas, far apart', `${start},${padding},1]`],
    ['ended as an object', `${start}}`],
    ['an object that ends as a list', `{"a":${asText}]`],
    ['something after it', `${asText}]`],
    ['closed more than once', `}${asText}`],
    ['a wrong end within', `[${asText.slice(1, -1)},{"a":[1}}]`],
    ['nothing between', `{"a":${asText}"b":1}`],
  ])('is refused: %s', (_, text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(() => read(text)).toThrow(SyntaxError)
  })
})

test('lets other tasks run between slices', () => {
  const work = readLongJson(asText)
  let turns = 0
  while (!work.next().done) turns += 1
  expect(turns).toBeGreaterThan(1)
})
