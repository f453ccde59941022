/** A cell: text that came from anywhere, or a figure that we wrote ourselves (`-12.50`). */
export type CsvCell = string | { readonly figure: string }

/** Excel takes a file for UTF-8 only with it. */
const byteOrderMark = '\uFEFF'

/**
 * Before these, also as wide letters, a spreadsheet would take a text for a formula and run it. Where it cuts
 * by semicolons, as in French and Romanian, no quotes hold, and a cell begins behind each of them and each line.
 */
const formulaStart = /(?:^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

/** Rows as CSV (RFC 4180): CRLF, quotes where needed, and no text that a spreadsheet would run. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines(rows)
}

/** More rows of a file that {@link toCsv} began. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  const guarded = cell.replace(formulaStart, "$&'")
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
