import type { EntityTable, Table } from 'dexie'
import { CheckedDatabase } from '../database/checkedDatabase'
import { holdsSigningKey, type SigningKey } from '../database/database'

interface UsedProof {
  signature: string
  /** Seconds since 1970; later, the proof is refused as expired anyway. */
  expiresAt: number
}

/** Stores keys and used proofs, because the worker can be stopped between a puzzle and its solution. */
class CaptchaDatabase extends CheckedDatabase {
  declare readonly keys: Table<SigningKey, string>
  declare readonly used: EntityTable<UsedProof, 'signature'>

  constructor() {
    super('captcha', 'money')
    this.version(1).stores({ keys: 'id', used: 'signature, expiresAt' })
    this.check({ keys: holdsSigningKey })
  }
}

export const captchaDatabase = new CaptchaDatabase()
