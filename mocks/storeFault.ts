import type { StoreFaultCode } from '../src/lib/storeFault'

/** A store that cannot be used, by the name that the answer bears. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'

  constructor(
    readonly code: StoreFaultCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
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

/** A call that waits for another tab must end while the person still waits for it. Milliseconds. */
const patience = 5000

/** Ends with `databaseblocked` when the work does not end by itself. */
export async function unlessBlocked<T>(work: Promise<T>, limitMs = patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreFault('databaseblocked')), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
