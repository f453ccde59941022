/**
 * Where the text begins that a mail quotes at its end, with the line above that says whose it is; the
 * mail's length where it quotes nothing, or is nothing else.
 */
export function quoteStart(message: string): number {
  const lines = message.split('\n')
  const first = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>')) + 1
  if (!lines.slice(first).some((line) => line.startsWith('>'))) return message.length
  const hasHead = lines[first - 1]?.trimEnd().endsWith(':') ?? false
  const own = lines.slice(0, hasHead ? first - 1 : first).join('\n')
  return own.trim() === '' ? message.length : own.length
}
