import { type CsvCell, csvLines, toCsv } from '#lib/files/csv'
import { bangkokDay } from '#lib/time'
import type { Column } from './useTableState'

/** @returns the columns' headings and the rows below, using a column's `csv` or its plain value */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv([columns.map(({ header }) => header)]) + tableCsvLines(columns, rows)
}

/** @returns more rows to append to a {@link tableCsv} */
export function tableCsvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvLines(rows.map((row) => columns.map((column) => cellOf(column, row))))
}

function cellOf<Row>({ csv, value }: Column<Row>, row: Row): CsvCell {
  if (csv) return csv(row)
  const plain = value(row)
  if (plain === null) return ''
  return typeof plain === 'number' ? { figure: String(plain) } : plain
}

/** Example: `orders_2026-11-21.csv`, by the day in Bangkok. */
export function tableFileName(name: string, now: number): string {
  return `${name}_${bangkokDay(now)}.csv`
}
