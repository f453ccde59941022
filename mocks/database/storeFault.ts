import type { StoreFaultCode } from '#lib/storage/storeFault'

interface StoreFaultOptions extends ErrorOptions {
  domain?: string
}

/** An unusable database; `code` is the code in the answer. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  /** The affected data; null until it is known. */
  readonly domain: string | null

  constructor(
    readonly code: StoreFaultCode,
    { domain, ...options }: StoreFaultOptions = {},
  ) {
    super(code, options)
    this.domain = domain ?? null
  }
}

/** Error names of browsers and Dexie for faults of the database. */
const codes: Readonly<Record<string, StoreFaultCode>> = {
  QuotaExceededError: 'storagefull',
  NotFoundError: 'databasedamaged',
  UnknownError: 'databasedamaged',
  NotReadableError: 'databasedamaged',
  DatabaseClosedError: 'databaseblocked',
}

/** Limit for nested errors: Dexie wraps browser errors in `inner`, or one per row in `failures`. */
const deepest = 5

/** @returns the database fault behind an error; null if something else went wrong */
export function storeFaultOf(cause: unknown, depth = 0): StoreFaultCode | null {
  if (cause instanceof StoreFault) return cause.code
  if (typeof cause !== 'object' || cause === null || depth > deepest) return null
  const code = 'name' in cause ? codes[String(cause.name)] : undefined
  if (code) return code
  const within = [
    'inner' in cause ? cause.inner : null,
    ...('failures' in cause && Array.isArray(cause.failures) ? cause.failures.slice(0, 1) : []),
  ]
  for (const inner of within) {
    const found = storeFaultOf(inner, depth + 1)
    if (found) return found
  }
  return null
}

/** Whether only a new database helps. */
export function isBeyondUse(cause: unknown): boolean {
  const code = storeFaultOf(cause)
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
        else if (!goesOn()) reject(new StoreFault('databaseblocked'))
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
