import { type CsvCell, csvLines, toCsv } from '#lib/files/csv'
import { bangkokDay } from '#lib/time'
import type { Column } from './useTableState'

/** The columns' headings and the rows under them; `csv` of a column or its plain value. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv([columns.map(({ header }) => header)]) + tableCsvLines(columns, rows)
}

/** More rows for the end of a {@link tableCsv}. */
export function tableCsvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvLines(rows.map((row) => columns.map((column) => cellOf(column, row))))
}

function cellOf<Row>({ csv, value }: Column<Row>, row: Row): CsvCell {
  if (csv) return csv(row)
  const plain = value(row)
  if (plain === null) return ''
  return typeof plain === 'number' ? { figure: String(plain) } : plain
}

/** `orders_2026-11-21.csv` */
export function tableFileName(name: string, now: number): string {
  return `${name}_${bangkokDay(now)}.csv`
}
