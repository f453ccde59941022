/** The records of which one of the columns contains `key`, whatever the case; all of them for ''. */
export function matching<Row extends { [name in Column]: string }, Column extends string>(
  rows: readonly Row[],
  key: string,
  columns: readonly Column[],
): Row[] {
  const wanted = comparable(key)
  return rows.filter((row) => columns.some((column) => comparable(row[column]).includes(wanted)))
}

/** The same letters may be written in two ways in Unicode. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
