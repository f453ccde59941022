import { describe, expect, it } from 'vitest'
import { tableCsv, tableFileName } from '#ui/table/tableCsv'
import {
  type Column,
  findRows,
  searchTexts,
  sortRows,
  type TableFilter,
} from '#ui/table/useTableState'

interface Row {
  name: string
  count: number | null
}

const rows: Row[] = [
  { name: 'Élodie', count: 10 },
  { name: 'สมชาย', count: null },
  { name: 'item 10', count: 9 },
  { name: 'Item 2', count: -1 },
]
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'count', header: 'Count', value: ({ count }) => count, searchable: false },
]
const find = (search: string, filters: [TableFilter<Row>, string][] = []) =>
  findRows(rows, () => searchTexts(rows, columns), { search, filters }).map(({ name }) => name)
const sorted = (by: string, descending = false) =>
  sortRows(rows, columns, { by, descending }, 'en').map(({ name }) => name)

describe('the search', () => {
  it('matches rows with every word, ignoring case and accents', () => {
    expect(find('elodie')).toEqual(['Élodie'])
    expect(find('  10 ITEM ')).toEqual(['item 10'])
    expect(find('item nothing')).toEqual([])
  })

  it('distinguishes Thai letters by their marks', () => {
    expect(find('สมช')).toEqual(['สมชาย'])
    expect(find('สม่')).toEqual([])
  })

  it('skips columns that are not searchable, and treats the text literally', () => {
    expect(find('-1')).toEqual([])
    expect(find('.*')).toEqual([])
  })

  it('combines with filters', () => {
    const filter: TableFilter<Row> = {
      id: 'known',
      label: '',
      options: [],
      accepts: ({ count }, value) => (count !== null) === (value === 'yes'),
    }
    expect(find('', [[filter, 'no']])).toEqual(['สมชาย'])
    expect(find('item', [[filter, 'no']])).toEqual([])
    expect(find('', [[filter, '']])).toHaveLength(4)
  })
})

describe('sorting', () => {
  it('compares numbers as numbers, also within texts', () => {
    expect(sorted('count')).toEqual(['Item 2', 'item 10', 'Élodie', 'สมชาย'])
    expect(sorted('name')).toEqual(['Élodie', 'Item 2', 'item 10', 'สมชาย'])
  })

  it('keeps unknown values at the end', () => {
    expect(sorted('count', true)).toEqual(['Élodie', 'item 10', 'Item 2', 'สมชาย'])
  })

  it('leaves the rows unchanged for an unknown column', () => {
    expect(sorted('__proto__')).toEqual(rows.map(({ name }) => name))
  })
})

describe('the CSV export', () => {
  it('has headings, plain figures, and no formula', () => {
    const csv = tableCsv(columns, [
      { name: '=1+1', count: -2 },
      { name: 'a,"b"', count: null },
    ])
    expect(csv).toBe('\uFEFFName,Count\r\n\'=1+1,-2\r\n"a,""b""",\r\n')
  })

  it('has the day in its file name', () => {
    expect(tableFileName('orders', Date.parse('2026-11-21T20:00:00Z'))).toBe(
      'orders_2026-11-22.csv',
    )
  })
})
