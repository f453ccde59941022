/** What `npm run trial` is told, and what it takes where it is told nothing. */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { contentSeed } from '../contentSeed'

interface Trial {
  seed: string
  orders: number
  /** The round that runs with the tests. */
  isShort: boolean
  /** How long the line holds a call up at most, in milliseconds. */
  longestDelayMs: number
}

const short = { orders: 12, longestDelayMs: 6_000 }
const long = { orders: 300, longestDelayMs: 40_000 }

export function readArguments(given: string[]): Trial {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { orders: { type: 'string' }, short: { type: 'boolean', default: false } },
  })
  const usual = values.short ? short : long
  return {
    ...usual,
    isShort: values.short,
    seed: positionals[0] ?? String(contentSeed()),
    ...(values.orders !== undefined && { orders: Number(values.orders) }),
  }
}

export function seedNumber(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE()
}
