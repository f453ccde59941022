/** A cell: text that came from anywhere, or a figure that we wrote ourselves (`-12.50`). */
export type CsvCell = string | { readonly figure: string }

/** Excel takes a file for UTF-8 only with it. */
const byteOrderMark = '\uFEFF'

/**
 * Before these, also as wide letters, a spreadsheet would take a text for a formula and run it. Where it cuts
 * by semicolons, as in French and Romanian, no quotes hold, and a cell begins behind each of them and each line.
 */
const formulaStart = /(?:^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g

/** Digits, with marks between them: a phone number, `12E45`, `10-11`, `1 234`. */
const digitsAlone = /^\+?\p{Nd}+(?:[ .,:/\-eE]\p{Nd}+)*$/u

/** A name of a month beside digits, which English spreadsheets take for a date: `SEPT25`. */
const monthAndDigits =
  /^(?:\d{1,4}[ \-/]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[ \-/]?\d{1,4})?$/i

const isoDay = /^\d{4}-\d\d-\d\d$/

/** Rows as CSV (RFC 4180): CRLF, quotes where needed, and no text that a spreadsheet would run or change. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines(rows)
}

/** More rows of a file that {@link toCsv} began. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  const guarded = isTakenForFigure(cell) ? `="${cell}"` : cell.replace(formulaStart, "$&'")
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/**
 * Whether a spreadsheet would read a text as a number or a date and lose its zeros, its digits or its form. Such a
 * text is written as `="0812345678"`: Excel, LibreOffice and Google Sheets all show 0812345678, where an apostrophe
 * would be shown too. The cost: other software that imports the file has to take `="…"` off.
 */
function isTakenForFigure(text: string): boolean {
  if (isoDay.test(text)) return false
  return digitsAlone.test(text) || (/\d/.test(text) && monthAndDigits.test(text))
}
