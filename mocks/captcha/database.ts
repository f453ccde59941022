import { Dexie, type EntityTable } from 'dexie'

/** Signs this device's puzzles, and never leaves it. */
interface SigningKey {
  id: 'signing'
  key: CryptoKey
}

interface UsedProof {
  signature: string
  /** Seconds since 1970: later it would be refused anyway. */
  expiresAt: number
}

/** Kept, not remembered: the worker may be stopped between a puzzle and its solution. */
class CaptchaDatabase extends Dexie {
  declare readonly keys: EntityTable<SigningKey, 'id'>
  declare readonly used: EntityTable<UsedProof, 'signature'>

  constructor() {
    super('captcha')
    this.version(1).stores({ keys: 'id', used: 'signature, expiresAt' })
  }
}

export const captchaDatabase = new CaptchaDatabase()
