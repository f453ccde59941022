/** What `npm run trial` is told, and what it takes where it is told nothing. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { filesOf } from '../../.build/freshness'

interface Trial {
  seed: string
  orders: number
  /** How long the line holds a call up at most, in milliseconds. */
  longestDelayMs: number
}

const short = { orders: 36, longestDelayMs: 6_000 }
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
    seed: positionals[0] ?? seedOfContent(),
    ...(values.orders !== undefined && { orders: Number(values.orders) }),
  }
}

/** The same for the same sources, so that a round that fails can be had again. */
export function seedOfContent(): string {
  const hash = createHash('sha256')
  for (const file of ['src', 'mocks'].flatMap(filesOf).toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

export function seedNumber(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE()
}
