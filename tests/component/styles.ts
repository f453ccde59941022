/**
 * Keeps only the app’s style rules that Testing Library needs to tell whether an element is visible and can
 * be pressed. jsdom parses each rule and goes through all of them for every such question, which took a
 * tenth of the component tests’ processor time.
 */
import createCache from '@emotion/cache'

declare global {
  /** Matches the rules to keep. Global, like Emotion, because it stays for all files of a process. */
  var keptStyles: RegExp | undefined
}

const isFirstFile = globalThis.keptStyles === undefined
globalThis.keptStyles = /display:|visibility:|pointer-events:/

if (isFirstFile) {
  const { sheet } = createCache({ key: 'fewer' })
  const insert: unknown = Reflect.get(sheet, 'insert')
  if (typeof insert !== 'function') throw new Error('Emotion inserts its rules otherwise')
  Object.assign(Object.getPrototypeOf(sheet), {
    insert(this: unknown, rule: string) {
      if (globalThis.keptStyles?.test(rule)) insert.call(this, rule)
    },
  })
}

/** Widens the kept rules for a file whose tests need more. Call it before anything is rendered. */
export function keepAllStyles(): void {
  globalThis.keptStyles = /./
}
