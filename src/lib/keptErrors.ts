/** Errors of this page, kept for a tester's report. Only simulated builds load this file. */

/** An error as it was written to the console. */
export interface KeptError {
  /** ISO text, by the device's clock. */
  readonly at: string
  readonly text: string
}

/** The number of errors that are kept; the oldest are removed first. */
const mostErrors = 50

/** How many characters of one error are kept. */
const longestText = 2000

const kept: KeptError[] = []

/**
 * Starts to keep errors, including those that the script in index.html caught before. The console still shows
 * them all.
 */
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

/** @returns the errors, oldest first */
export function keptErrors(): readonly KeptError[] {
  return [...kept]
}

function hear(event: Event): void {
  note(partsOf(event))
}

function partsOf(event: Event): unknown[] {
  if ('reason' in event) return ['Not caught:', event.reason]
  if (event instanceof ErrorEvent) return [event.error ?? event.message]
  // Only the script in index.html receives errors of files. A missing file may be why the page stays empty.
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
    return Object.keys(part).join(', ') // a circular structure
  }
}
