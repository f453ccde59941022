/** Replaces control characters, so that an answer cannot control a terminal, and limits the length. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').slice(0, 200)
}
