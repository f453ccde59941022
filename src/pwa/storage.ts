import { storedValue } from '#lib/storage/storedValue'
import { changeStatus } from './status'

/** A browser whose databases do not answer within this time stores nothing for this page. Milliseconds. */
const patience = 5000

/**
 * Time before the databases are first noted, in milliseconds. Later notes follow when the page is hidden or
 * shown.
 */
const firstLookMs = 10_000

/** The names of the app's databases when they were last noted. */
const noted = storedValue('databases', (stored) =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : null,
)

let answer: Promise<boolean> | undefined

/**
 * Whether this browser can store data. Private windows of some browsers lack IndexedDB, refuse to open it, or
 * never answer. This check also notices data that the browser cleared since the last visit, before new data
 * replace them.
 */
export function storageWorks(): Promise<boolean> {
  answer ??= probe()
  return answer
}

/**
 * Asks the browser not to clear the person's data.
 * @returns whether the browser promised that
 */
export async function persistStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

async function probe(): Promise<boolean> {
  const works = await Promise.race([open(), silence()])
  if (works) {
    setTimeout(() => void noteDatabases(), firstLookMs)
    document.addEventListener('visibilitychange', () => void noteDatabases())
  } else {
    changeStatus({ storage: 'memory' })
  }
  return works
}

async function open(): Promise<boolean> {
  try {
    await openOne()
    const before = noted.get() ?? []
    const now = before.length > 0 ? await databaseNames() : before
    if (now && before.some((name) => !now.includes(name))) changeStatus({ cleared: true })
    return true
  } catch (cause) {
    console.warn('This browser keeps no data; it is gone when the tab closes', cause)
    return false
  }
}

function openOne(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('storage-check')
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
    opening.onerror = () => reject(opening.error)
  })
}

function silence(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), patience))
}

async function noteDatabases(): Promise<void> {
  const names = await databaseNames()
  if (names) noted.set(names)
}

/** @returns null if the browser does not list its databases */
async function databaseNames(): Promise<string[] | null> {
  if (typeof indexedDB.databases !== 'function') return null
  const databases = await indexedDB.databases()
  // A database that was restored as a whole has a number after its name.
  return databases.flatMap(
    ({ name = '' }) => /^(device|provider-mock|demo-\w+)(?=$|\.)/.exec(name)?.[0] ?? [],
  )
}
