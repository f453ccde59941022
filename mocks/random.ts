/** The one source of chance of the simulated back ends. */
type Fill = (bytes: Uint8Array<ArrayBuffer>) => void

const secure: Fill = (bytes) => {
  crypto.getRandomValues(bytes)
}

let fill: Fill = secure

/** Tests hand in a source that repeats itself; without one, chance is chance again. */
export function setRandom(source: Fill = secure): void {
  fill = source
}

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count)
  fill(bytes)
  return bytes
}

/** A whole number from 0 up to, but not including, `bound`; every one of them as likely. */
export function randomBelow(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const drawn = new DataView(randomBytes(4).buffer).getUint32(0)
    if (drawn < limit) return drawn % bound
  }
}

/** Digits and capitals that nobody mistakes for one another; none is written another way in a code. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `count` of them: for references that people read out, and for codes. */
export function randomText(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomBelow(alphabet.length)]).join('')
}

export function randomHex(count: number): string {
  return Array.from(randomBytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
