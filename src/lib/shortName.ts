/** What somebody called a thing, as far as a sentence about it needs it: a toast is no place for a thousand letters. */
export function shortName(name: string): string {
  const signs = [...name.slice(0, 200)]
  return signs.length > 60 ? `${signs.slice(0, 59).join('').trimEnd()}…` : name
}
