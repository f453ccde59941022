/** Snapshot for a bug report, without account numbers, as its readers need not know them. */
import type { Snapshot } from '../snapshot'
import { withoutSecrets } from './snapshotFile'

const accountField = /(book|from|account)_?number|promptpay/i

const digits = /\d{6,}/g

/** Removes secrets. Replaces an account number by one of the same length and ending, the same everywhere. */
export function forReport(snapshot: Snapshot): Snapshot {
  const others = new Map<string, string>()
  const bare = withoutSecrets(snapshot)
  collect(bare.databases, (number) => {
    if (!others.has(number)) others.set(number, otherNumber(number, others.size + 1))
  })
  return JSON.parse(
    JSON.stringify(bare, (name, value: unknown) => {
      // An account number backwards, derived again when the snapshot is restored.
      if (name === 'accountEnd') return undefined
      return typeof value === 'string'
        ? value.replace(digits, (number) => others.get(number) ?? number)
        : value
    }),
  )
}

/** Uses a counter, because numbers must stay unique and two can have the same ending. */
function otherNumber(number: string, count: number): string {
  return String(count).padStart(number.length - 4, '0') + number.slice(-4)
}

function collect(value: unknown, found: (number: string) => void, name = ''): void {
  if (typeof value === 'string') {
    if (accountField.test(name)) value.match(digits)?.forEach((number) => found(number))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, found, key)
  }
}
