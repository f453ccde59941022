/** What somebody called a thing, as far as a sentence about it needs it: a toast is no place for a thousand letters. */
export function shortName(name: string): string {
  const [, beginning] = /^(.{59})../su.exec(name) ?? []
  return beginning === undefined ? name : `${beginning.trimEnd()}…`
}
