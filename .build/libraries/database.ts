import type { Plugin } from 'vite'

const library = /dexie\/dist\/modern\/dexie\.mjs$/

/** Ranges of several parts, classes, generator functions and tools that nobody here asks Dexie for: 1.6 kB gz. */
const unused = [
  /\n {4}mapToClass\(constructor\)[\s\S]*?(?=\n {4}add\(obj, key\))/,
  /\n {4}upsert\(key, modifications\)[\s\S]*?(?=\n {4}update\(keyOrObject)/,
  /\n {4}bulkUpdate\(keysAndChanges\)[\s\S]*?(?=\n {4}bulkDelete\(keys\))/,
  /\n {4}desc\(\)[\s\S]*?(?=\n {4}keys\(cb\))/,
  /\n {4}firstKey\(cb\)[\s\S]*?(?=\n {4}distinct\(\))/,
  /\n {4}anyOfIgnoreCase\(\)[\s\S]*?(?=\n {4}anyOf\(\))/,
  /\n {4}notEqual\(value\)[\s\S]*?(?=\n\}\n\nfunction createWhereClauseConstructor)/,
  /\n {4}exists\(name\)[\s\S]*?(?=\n {4}ignoreTransaction\()/,
  /\n {4}async: function[\s\S]*?(?=\n {4}currentTransaction: \{)/,
  /\n {4}derive: derive,[\s\S]*?(?=\n {4}on: globalEvents)/,
  /\n {4}shallowClone: [\s\S]*?(?=\n {4}minKey: minKey)/,
  /\n {4}semVer: DEXIE_VERSION,[\s\S]*?(?=\n\}\);)/,
]

/** What live queries have read is kept, what a change makes of it foretold: 2.3 kB gz. Without it none is asked anew. */
const liveQueries = [
  /this\.use\(cacheMiddleware\);/,
  /\n {4}liveQuery,\n {4}extendObservabilitySet,/,
]

/** Dexie without what nobody uses; live queries are a page's alone (`features/pages/contact/Outbox.tsx`). */
export function databaseLibrary({ hasLiveQueries }: { hasLiveQueries: boolean }): Plugin {
  const parts = hasLiveQueries ? unused : [...unused, ...liveQueries]
  return {
    name: 'database-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (!parts.every((part) => part.test(code))) {
        this.error('Dexie has what nobody uses elsewhere: look at .build/libraries/database.ts')
      }
      return { code: parts.reduce((left, part) => left.replace(part, ''), code), map: null }
    },
  }
}
