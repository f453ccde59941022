import type { Plugin } from 'vite'

const library = /dexie\/dist\/modern\/dexie\.mjs$/

/** Where a database gets what keeps the answers of live queries, and where Dexie bears these as its own. */
const liveQueries = ['this.use(cacheMiddleware);', '\n    liveQuery,\n    extendObservabilitySet,']

/**
 * Dexie keeps what live queries have read, and foretells what a change makes of it. One short list is all that
 * is read so here (`features/pages/contact/Outbox.tsx`): it asks anew, and imports them by name. Without the rest
 * each install is 2.3 kB gz smaller.
 */
export function databaseLibrary(): Plugin {
  return {
    name: 'database-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (!liveQueries.every((part) => code.includes(part))) {
        this.error('Dexie has its live queries elsewhere: look at .build/libraries/database.ts')
      }
      return { code: liveQueries.reduce((left, part) => left.replace(part, ''), code), map: null }
    },
  }
}
