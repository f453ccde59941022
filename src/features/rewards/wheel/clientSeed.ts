/** The player's own share of a draw: 16 random bytes in hexadecimal. */
export function makeClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
