/** What went wrong in this page, kept for a tester's report. Simulated builds alone load it. */

/** An error as the console told it. */
export interface KeptError {
  /** ISO text, by the device's clock. */
  readonly at: string
  readonly text: string
}

/** The oldest go first. */
const mostErrors = 50

/** Characters that are kept of one error. */
const longestText = 2000

const kept: KeptError[] = []

/** Starts to keep errors, with those that index.html's script caught before. The console still shows them all. */
export function keepErrors(): void {
  for (const [at, event] of window.earlyErrors ?? []) note(partsOf(event), at)
  const say = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    note(parts)
    say(...parts)
  }
  addEventListener('error', hear)
  addEventListener('unhandledrejection', hear)
}

/** The oldest first. */
export function keptErrors(): readonly KeptError[] {
  return [...kept]
}

function hear(event: Event): void {
  note(partsOf(event))
}

function partsOf(event: Event): unknown[] {
  if ('reason' in event) return ['Not caught:', event.reason]
  if (event instanceof ErrorEvent) return [event.error ?? event.message]
  // Only index.html's script hears of files: one that is missing may be why nothing is drawn.
  return ['Not loaded:', event.target instanceof Element ? event.target.getAttribute('src') : '']
}

function note(parts: readonly unknown[], at = Date.now()): void {
  const text = parts.map(written).join(' ').slice(0, longestText)
  kept.push({ at: new Date(at).toISOString(), text })
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
