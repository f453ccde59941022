/** Databases in whose place another one was put: whoever has one open lets go of it, and it is removed behind that. */
import { pause } from '../pause'
import {
  answerOf,
  firstCalls,
  isClosed,
  isLeftover,
  numberOf,
  openAsItIs,
  restoring,
  type Standing,
} from './nativeDatabase'

/** Rows. */
const removedAtOnce = 100

/** Has everybody close it who has it open. Nobody opens it again: another one counts. */
export async function released({ name, version }: Standing): Promise<void> {
  if (version === null) return
  const request = indexedDB.open(name, version + 1)
  const database = await answerOf(request)
  database.close()
}

/**
 * Removes what nobody will read any more: one that counted as soon as can be, others unless somebody writes them.
 * Which these are is asked anew by whoever can be sure of the answer: meanwhile one may have begun to count.
 */
export async function tidy({ name, leftovers }: Standing): Promise<void> {
  await pause(firstCalls)
  const didCount = (one: string) => numberOf({ name: one }) < numberOf({ name })
  for (const one of leftovers) {
    const isDone = didCount(one)
      ? navigator.locks.request('tidying', () => removeInSteps(one))
      : navigator.locks.request(restoring, { ifAvailable: true }, (lock) => lock && removed(one))
    isDone.catch((cause: unknown) => {
      // Whoever opens the next one goes on.
      if (!isClosed(cause)) console.warn(`${one} is not removed yet`, cause)
    })
  }
}

/** Half a database becomes a whole one only with the lock of whoever calls this. */
async function removed(name: string): Promise<void> {
  if (await isLeftover(name)) await answerOf(indexedDB.deleteDatabase(name))
}

/** Rows that go with their database hold up every call for a second and more where they are many. */
async function removeInSteps(name: string): Promise<void> {
  const database = await openAsItIs(name, indexedDB)
  // As long as it is open no other one gets its name.
  if (!database || !(await isLeftover(name))) return database?.close()
  for (const table of database.objectStoreNames) await emptyInSteps(database, table)
  database.close()
  await answerOf(indexedDB.deleteDatabase(name))
}

async function emptyInSteps(database: IDBDatabase, table: string): Promise<void> {
  let range: IDBKeyRange | null = null
  for (;;) {
    const began = performance.now()
    const store = database.transaction(table, 'readwrite').objectStore(table)
    const keys: IDBValidKey[] = await answerOf(store.getAllKeys(range, removedAtOnce))
    const last = keys.at(-1)
    if (last === undefined) return
    await answerOf(store.delete(IDBKeyRange.bound(keys[0], last)))
    range = IDBKeyRange.lowerBound(last, true)
    // Others' calls have most of the browser's time.
    await pause(3 * (performance.now() - began))
  }
}
