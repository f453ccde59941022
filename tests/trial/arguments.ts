/** The arguments of `npm run trial`, and their defaults. */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'

interface Trial {
  seed: string
  requests: number
  /** The longest delay of a call on a bad line, in milliseconds. */
  longestDelayMs: number
}

/** The default seed. The nightly fuzz tests use another one each night. */
export const usualSeed = '1'

const short = { requests: 12, longestDelayMs: 6_000 }
const long = { requests: 300, longestDelayMs: 40_000 }

export function readArguments(given: string[]): Trial {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { requests: { type: 'string' }, short: { type: 'boolean', default: false } },
  })
  const usual = values.short ? short : long
  return {
    ...usual,
    seed: positionals[0] ?? usualSeed,
    ...(values.requests !== undefined && { requests: Number(values.requests) }),
  }
}

export function seedNumber(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE()
}
