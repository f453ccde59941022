/** Hexadecimal digits in the groups of a version 4 UUID. */
const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** @returns a new UUID; plain-http pages do not have `crypto.randomUUID` */
export function makeRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  const groups = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8), digits.slice(8, 10)]
  return [...groups, digits.slice(10)].map((group) => group.join('')).join('-')
}

export function isRequestId(text: string): boolean {
  return form.test(text)
}
