const longest = 2000

/**
 * For a text in which Chromium would look for the ends of words: of Thai without a space it does so in a
 * time that grows with the square of its length, 10 seconds for 100,000 letters. Such a text breaks anywhere.
 */
export function breaking(text: string): { wordBreak: 'break-all' } | undefined {
  if (text.length < longest || text.split(/\s/).every(({ length }) => length < longest))
    return undefined
  return { wordBreak: 'break-all' }
}
