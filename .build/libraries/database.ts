import type { Plugin } from 'vite'

const library = /dexie\/dist\/modern\/dexie\.mjs$/

/**
 * Dexie keeps what live queries have read, and foretells what a change makes of it. One short list is all that is
 * read so here (`features/pages/contact/Outbox.tsx`): it asks anew, and imports them by name. Nor does anybody here
 * ask for databases' names, write generator functions or borrow its tools. Each install is 2.6 kB gz smaller.
 */
const unused = [
  /this\.use\(cacheMiddleware\);/,
  /\n {4}liveQuery,\n {4}extendObservabilitySet,/,
  /\n {4}exists\(name\)[\s\S]*?(?=\n {4}ignoreTransaction\()/,
  /\n {4}async: function[\s\S]*?(?=\n {4}currentTransaction: \{)/,
  /\n {4}derive: derive,[\s\S]*?(?=\n {4}on: globalEvents)/,
  /\n {4}shallowClone: [\s\S]*?(?=\n {4}minKey: minKey)/,
  /\n {4}semVer: DEXIE_VERSION,[\s\S]*?(?=\n\}\);)/,
]

export function databaseLibrary(): Plugin {
  return {
    name: 'database-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (!unused.every((part) => part.test(code))) {
        this.error('Dexie has what nobody uses elsewhere: look at .build/libraries/database.ts')
      }
      return { code: unused.reduce((left, part) => left.replace(part, ''), code), map: null }
    },
  }
}
