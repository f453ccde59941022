/** What went wrong in this page, kept for a tester's report. Simulated builds alone load it. */

/** An error as the console told it. */
export interface KeptError {
  /** ISO text, by the device's clock. */
  readonly at: string
  readonly text: string
}

/** The oldest go first. */
const mostErrors = 50

/** Characters of one. */
const longestText = 2000

const kept: KeptError[] = []

/** From now on; the console says them all the same. */
export function keepErrors(): void {
  const say = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    note(parts)
    say(...parts)
  }
  addEventListener('error', ({ error, message }) => note([error ?? message]))
  addEventListener('unhandledrejection', ({ reason }) => note(['Not caught:', reason]))
}

/** The oldest first. */
export function keptErrors(): readonly KeptError[] {
  return [...kept]
}

function note(parts: readonly unknown[]): void {
  const text = parts.map(written).join(' ').slice(0, longestText)
  kept.push({ at: new Date().toISOString(), text })
  if (kept.length > mostErrors) kept.shift()
}

function written(part: unknown): string {
  if (part instanceof Error) return part.stack?.includes(part.message) ? part.stack : String(part)
  if (typeof part !== 'object' || part === null) return String(part)
  try {
    return JSON.stringify(part)
  } catch {
    return Object.keys(part).join(', ') // it holds itself
  }
}
