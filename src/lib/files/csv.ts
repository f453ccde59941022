/** A cell: text of any origin, or a figure that the app has formatted itself (`-12.50`). */
export type CsvCell = string | { readonly figure: string }

/** Excel reads a file as UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF'

/**
 * Positions at which a spreadsheet would take a text for a formula and run it, also before full-width signs.
 * With semicolons as separators, as in French and Romanian, quotes do not protect a text. A cell then begins
 * after each semicolon and each line break.
 */
const formulaStart = /(?:^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

/** Digits with separators between them: a phone number, `12E45`, `10-11`, `1 234`. */
const digitsAlone = /^\+?\p{Nd}+(?:[ .,:/\-eE]\p{Nd}+)*$/u

/** A month name beside digits, which English spreadsheets read as a date: `SEPT25`. */
const monthAndDigits =
  /^(?:\d{1,4}[ \-/]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[ \-/]?\d{1,4})?$/i

const isoDay = /^\d{4}-\d\d-\d\d$/

/** Rows as CSV (RFC 4180): CRLF, quotes where needed, and no text that a spreadsheet would run or change. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines(rows)
}

/** Writes more rows of a file that {@link toCsv} began. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  const guarded = isTakenForFigure(cell) ? `="${cell}"` : cell.replace(formulaStart, "$&'")
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/**
 * Whether a spreadsheet would read a text as a number or a date and lose its zeros, digits or form. Such a
 * text is written as `="0812345678"`: Excel, LibreOffice and Google Sheets all show 0812345678. They would
 * show an apostrophe too. The cost: other software that imports the file has to remove `="…"`.
 */
function isTakenForFigure(text: string): boolean {
  if (isoDay.test(text)) return false
  return digitsAlone.test(text) || (/\d/.test(text) && monthAndDigits.test(text))
}
