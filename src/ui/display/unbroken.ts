const longest = 2000

/**
 * Lets a text of long runs without spaces break anywhere. Otherwise Chromium searches for word boundaries,
 * which for Thai without a space takes time quadratic in its length: 10 seconds for 100,000 letters.
 */
export function breaking(text: string): { wordBreak: 'break-all' } | undefined {
  if (text.length < longest || text.split(/\s/).every(({ length }) => length < longest))
    return undefined
  return { wordBreak: 'break-all' }
}
