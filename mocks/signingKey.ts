import type { Table } from 'dexie'
import type { GuardedDatabase } from './database/guardedDatabase'
import { memoryAtHand } from './database/nativeDatabase'
import { storeFaultOf } from './database/storeFault'

/** A key that is made on this device and never leaves it. */
export interface SigningKey {
  id: string
  key: CryptoKey
}

interface KeyStore extends GuardedDatabase {
  readonly keys: Table<SigningKey, string>
}

const algorithm: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Two contexts may start at once; the transaction lets the first one's key win. A page makes do with one
 * that is not kept where there is no room.
 */
export async function storedSigningKey(database: KeyStore, id: string): Promise<CryptoKey> {
  const { keys } = database
  try {
    return await database.carryOut(async () => {
      const stored = await keys.get(id)
      if (stored) return stored.key
      const key = await makeKey()
      return database.transaction('rw', keys, async () => {
        const other = await keys.get(id)
        if (other) return other.key
        await keys.add({ id, key })
        return key
      })
    })
  } catch (cause) {
    if (storeFaultOf(cause) !== 'storagefull' || (await memoryAtHand()) === null) throw cause
    return makeKey()
  }
}

function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
}

/** Whether a stored row holds a key that signs, and checks what was signed. */
export function holdsSigningKey(row: object): boolean {
  if (!('key' in row) || !(row.key instanceof CryptoKey)) return false
  const { algorithm: own, usages } = row.key
  return own.name === algorithm.name && usages.includes('sign') && usages.includes('verify')
}
