import type { GuardedDatabase } from './guardedDatabase'
import { readRaw } from './nativeDatabase'
import { unlessBlocked } from './storageError'

/** Export of one database. */
export interface StoredContent {
  /** The database's native version. */
  version: number
  tables: Record<string, unknown[]>
}

interface ReadContent {
  content: StoredContent
  /** False if something could not be read or the database is unusable as it is. */
  isWhole: boolean
}

/**
 * Reads everything as stored, including damaged rows and newer databases. `makeReady` ensures that there is
 * something to read.
 * @returns null if nothing could be read
 */
export async function readStored(
  { name }: GuardedDatabase,
  makeReady: () => Promise<void>,
): Promise<ReadContent | null> {
  let isSound = true
  try {
    await makeReady()
  } catch (cause) {
    console.warn(`${name} is exported as far as it can be read`, cause)
    isSound = false
  }
  try {
    const raw = await unlessBlocked(readRaw(name))
    if (!raw) return null
    return { content: { version: raw.version, tables: raw.tables }, isWhole: isSound && raw.whole }
  } catch (cause) {
    console.error(`${name} could not be read at all`, cause)
    return null
  }
}
