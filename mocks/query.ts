/** What a call is asked by in its address. */

/**
 * In words, the parameter that a call does not know or is given twice; null when there is none. To ignore one would
 * answer more than was asked for.
 */
export function unknownIn(query: URLSearchParams, known: readonly string[]): string | null {
  const names = [...query.keys()]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return `${unknown}: unknown parameter`
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? null : `${twice}: given twice`
}
