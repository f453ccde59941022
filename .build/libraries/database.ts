import type { Plugin } from 'vite'

const library = /dexie\/dist\/modern\/dexie\.mjs$/

/**
 * Dexie keeps what live queries have read, and foretells what a change makes of it. One short list is all that is
 * read so here (`features/pages/contact/Outbox.tsx`): it asks anew, and imports them by name. Nor does anybody here
 * write generator functions for it. Without that each install is 2.4 kB gz smaller.
 */
const unused = [
  /this\.use\(cacheMiddleware\);/,
  /\n {4}liveQuery,\n {4}extendObservabilitySet,/,
  /\n {4}async: function[\s\S]*?(?=\n {4}currentTransaction: \{)/,
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
