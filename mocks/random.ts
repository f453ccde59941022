/** The shared random source of the simulated back ends. */
type Fill = (bytes: Uint8Array<ArrayBuffer>) => void

const secure: Fill = (bytes) => {
  crypto.getRandomValues(bytes)
}

let fill: Fill = secure

/** Tests pass a repeatable source; without one, values are really random again. */
export function setRandom(source: Fill = secure): void {
  fill = source
}

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count)
  fill(bytes)
  return bytes
}

/** A whole number from 0 up to, but not including, `bound`; all equally likely. */
export function randomBelow(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const drawn = new DataView(randomBytes(4).buffer).getUint32(0)
    if (drawn < limit) return drawn % bound
  }
}

/** Digits and capitals that cannot be confused; `normalizeCode` changes none of them. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `count` random characters, for references that people read out, and for codes. */
export function randomText(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomBelow(alphabet.length)]).join('')
}

export function randomHex(count: number): string {
  return Array.from(randomBytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Pseudo-random numbers, the same on every device (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.integer(0, choices.length - 1)] ?? choices[0]
  }
}
