/**
 * Of the app's styles only the rules that Testing Library asks for: whether something is shown, and can be pressed.
 * jsdom parses each that comes, and goes through all of them for every such question: a tenth of the component
 * tests' processor time.
 */
import createCache from '@emotion/cache'

declare global {
  /** What a rule must have to be kept. Global, as Emotion is: it stays for all files of a process. */
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

/** For a file whose tests look at more; to be called before anything is rendered. */
export function keepAllStyles(): void {
  globalThis.keptStyles = /./
}
