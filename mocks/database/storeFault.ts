import type { StoreFaultCode } from '#lib/storage/storeFault'

interface StoreFaultOptions extends ErrorOptions {
  domain?: string
}

/** A store that cannot be used, by the name that the answer bears. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  /** Whose data it hit; null while nobody said so. */
  readonly domain: string | null

  constructor(
    readonly code: StoreFaultCode,
    { domain, ...options }: StoreFaultOptions = {},
  ) {
    super(code, options)
    this.domain = domain ?? null
  }
}

/** How browsers and Dexie name what a reading or writing ends with when the store is at fault. */
const codes: Readonly<Record<string, StoreFaultCode>> = {
  QuotaExceededError: 'storagefull',
  NotFoundError: 'databasedamaged',
  UnknownError: 'databasedamaged',
  NotReadableError: 'databasedamaged',
  DatabaseClosedError: 'databaseblocked',
}

/** Errors in errors: Dexie wraps what the browser says, in `inner` or one for each row. */
const deepest = 5

/** The store's fault behind an error; null when the store is sound and something else went wrong. */
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
 * A call that waits for another tab must end while the person still waits for it, and before the
 * account API takes the provider behind it for unreachable. Milliseconds.
 */
const patience = 4000

/** In how many parts it passes: of the time in which this thread was asleep or busy, each counts once at most. */
const parts = 8

/**
 * Ends with `databaseblocked` when the work does not end in time and nothing shows that it goes on. A phone stops
 * the apps behind the one in front of it, and wakes them with their timers overdue and answers on their way: what
 * went by meanwhile is no silence of the database.
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
