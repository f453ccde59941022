import type { StorageErrorCode } from '#lib/storage/storageError'
import { CodedError } from '../codedError'

interface StorageErrorOptions extends ErrorOptions {
  domain?: string
}

/** An unusable database; `domain`: the affected data, null until it is known. */
export class StorageError extends CodedError<StorageErrorCode, { domain: string | null }> {
  override readonly name = 'StorageError'

  constructor(code: StorageErrorCode, { domain, ...options }: StorageErrorOptions = {}) {
    super(code, { domain: domain ?? null }, options)
  }
}

/** Error names of browsers and Dexie for faults of the database. */
const codes: Readonly<Record<string, StorageErrorCode>> = {
  QuotaExceededError: 'storagefull',
  NotFoundError: 'databasedamaged',
  UnknownError: 'databasedamaged',
  NotReadableError: 'databasedamaged',
  DatabaseClosedError: 'databaseblocked',
}

/** Limit for nested errors: Dexie wraps browser errors in `inner`, or one per row in `failures`. */
const deepest = 5

/** @returns the database fault behind an error; null if something else went wrong */
export function storageErrorOf(cause: unknown, depth = 0): StorageErrorCode | null {
  if (cause instanceof StorageError) return cause.code
  if (typeof cause !== 'object' || cause === null || depth > deepest) return null
  const code = 'name' in cause ? codes[String(cause.name)] : undefined
  if (code) return code
  const within = [
    'inner' in cause ? cause.inner : null,
    ...('failures' in cause && Array.isArray(cause.failures) ? cause.failures.slice(0, 1) : []),
  ]
  for (const inner of within) {
    const found = storageErrorOf(inner, depth + 1)
    if (found) return found
  }
  return null
}

/** Whether only a new database helps. */
export function isBeyondUse(cause: unknown): boolean {
  const code = storageErrorOf(cause)
  return code === 'databasedamaged' || code === 'databasenewer'
}

/**
 * In ms. A call that waits for another tab must fail while the user still waits, and before the account API's
 * timeout for the provider.
 */
const patience = 4000

/** Number of timers for the limit: time in which the thread slept or was busy counts for one part at most. */
const parts = 8

/**
 * Fails with `databaseblocked` if the work exceeds the limit and shows no progress. Phones suspend background
 * apps and wake them with overdue timers and pending results, so suspended time must not count as silence.
 */
export async function unlessBlocked<T>(
  work: Promise<T>,
  limitMs = patience,
  goesOn: () => boolean = () => false,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    const wait = (left: number): void => {
      timer = setTimeout(() => {
        if (left > 1) wait(left - 1)
        else if (!goesOn()) reject(new StorageError('databaseblocked'))
      }, limitMs / parts)
    }
    wait(parts)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
