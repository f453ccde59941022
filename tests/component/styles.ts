/**
 * Of the app's styles only the rules that a test can tell: whether something is shown, and can be pressed. jsdom
 * parses each that comes, and goes through all of them for every such question: a sixth of a run's processor time.
 */
import createCache from '@emotion/cache'

declare global {
  /** Set once a process, whose libraries stay for all files. */
  var hasFewerStyles: true | undefined
}

if (!globalThis.hasFewerStyles) {
  globalThis.hasFewerStyles = true
  const { sheet } = createCache({ key: 'fewer' })
  const insert: unknown = Reflect.get(sheet, 'insert')
  if (typeof insert !== 'function') throw new Error('Emotion inserts its rules otherwise')
  Object.assign(Object.getPrototypeOf(sheet), {
    insert(this: unknown, rule: string) {
      if (/display:|visibility:|pointer-events:/.test(rule)) insert.call(this, rule)
    },
  })
}
