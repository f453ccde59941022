import type { CellValue, Column, TableFilter, TableSort } from './column'

/** Latin accents; Thai marks are letters' own and stay. */
const accents = /[\u0300-\u036f]/g

/** As the search compares: without capitals, accents and width. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase()
}

/** What the search looks through of each row, in the rows' order. */
export function searchTexts<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly string[] {
  const searched = columns.filter(({ searchable }) => searchable ?? true)
  return rows.map((row) =>
    folded(
      searched
        .map(({ searchText, value }) => (searchText ? searchText(row) : String(value(row) ?? '')))
        .join('\n'),
    ),
  )
}

interface Wanted<Row> {
  readonly search: string
  readonly filters: readonly (readonly [TableFilter<Row>, string])[]
}

/** The rows that have every searched word somewhere and pass every filter. */
export function findRows<Row>(
  rows: readonly Row[],
  textsOf: () => readonly string[],
  { search, filters }: Wanted<Row>,
): readonly Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const active = filters.filter(([, value]) => value !== '')
  if (words.length === 0 && active.length === 0) return rows
  const texts = words.length === 0 ? null : textsOf()
  return rows.filter(
    (row, index) =>
      active.every(([{ accepts }, value]) => accepts(row, value)) &&
      (texts === null || words.every((word) => texts[index]?.includes(word))),
  )
}

/** The rows in an order; an unknown column leaves them as they are. Equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const column = columns.find(({ id, sortable }) => id === sort?.by && sortable !== false)
  if (sort === null || column === undefined) return rows
  const compare = comparison(locale)
  const keyed = rows.map((row) => ({ row, value: column.value(row) }))
  keyed.sort((one, other) => {
    // What is not known stands at the end in either direction.
    if (one.value === null || other.value === null) {
      return Number(one.value === null) - Number(other.value === null)
    }
    const order = compare(one.value, other.value)
    return sort.descending ? -order : order
  })
  return keyed.map(({ row }) => row)
}

function comparison(locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true })
  return (one: NonNullable<CellValue>, other: NonNullable<CellValue>): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other))
}
