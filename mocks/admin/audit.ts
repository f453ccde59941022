/** The audit: every order of the staff and every log-in, chained, so that no entry can be changed unseen. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isoNow } from '../clock'
import type { AuditRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'

const firstHash = '0'.repeat(64)

/** Where the last entry's number and hash stand once more: the chain itself does not tell that its end was taken off. */
const endKey = 'audit'

async function endOfAudit(): Promise<{ seq: number; hash: string }> {
  const end = await database.adminSettings.get(endKey)
  const last = await database.audit.orderBy('seq').last()
  return typeof end?.value === 'string' && end.version > (last?.seq ?? 0)
    ? { seq: end.version, hash: end.value }
    : { seq: last?.seq ?? 0, hash: last?.hash ?? firstHash }
}

/** Who did it, as an entry names them. */
interface Doer extends Pick<AuditRow, 'adminID' | 'role'> {
  device?: string | undefined
}

/** What an entry says was done. */
export interface Noted {
  action: string
  targetType: string
  targetId: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string | null | undefined
  /** Above its limit, on a site without a second person. */
  isAlone?: true
}

/** Adds an entry. Joins the caller's transaction, which must cover the audit and the staff's settings. */
export async function enterAudit(
  { adminID, role, device }: Doer,
  { action, targetType, targetId, before = null, after = null, reason = null, isAlone }: Noted,
  requestId: string | null,
  at = isoNow(),
): Promise<void> {
  const end = await endOfAudit()
  const row = {
    at,
    adminID,
    role,
    action,
    targetType,
    targetId,
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
    reason,
    requestId,
    ...(device !== undefined && { device }),
    ...(isAlone && { isAlone }),
    prevHash: end.hash,
  }
  // Counted here: the database's own numbers go on after a reset.
  const [seq, hash] = [end.seq + 1, hashOf(row)]
  await database.audit.add({ ...row, seq, hash })
  await database.adminSettings.put({ key: endKey, version: seq, value: hash })
}

/**
 * Over the row's own fields in a fixed order. SHA-256 in JavaScript: the browser's own is asynchronous,
 * and the chain has to be read and written in one transaction.
 */
export function hashOf(row: Omit<AuditRow, 'seq' | 'hash'>): string {
  const { at, adminID, role, action, targetType, targetId, before, after, reason, requestId } = row
  const fields = [at, adminID, role, action, targetType, targetId, before, after, reason, requestId]
  // Only where there is one: entries of earlier versions keep their hash.
  if (row.device !== undefined) fields.push(row.device)
  if (row.isAlone) fields.push('isAlone')
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([row.prevHash, ...fields]))))
}

/** Rows that are read at once. */
const portion = 500

/** Goes through the chain from its beginning: how many entries, and the first that does not fit. */
export async function checkAudit(): Promise<{ checked: number; broken: number | null }> {
  let [checked, last, prevHash] = [0, 0, firstHash]
  for (;;) {
    const rows = await database.audit.where('seq').above(last).limit(portion).toArray()
    for (const row of rows) {
      const { seq } = row
      // A gap tells of an entry that was taken out.
      const fits = seq === last + 1 && row.prevHash === prevHash && row.hash === hashOf(row)
      if (!fits) return { checked, broken: seq }
      checked += 1
      last = seq
      prevHash = row.hash
    }
    if (rows.length < portion) break
  }
  const { seq } = await endOfAudit()
  return { checked, broken: seq > last ? last + 1 : null }
}

const secretFields: readonly string[] = [
  'password',
  'newPassword',
  'otpSecret',
  'otpWaiting',
  'recovery',
]

/** Passwords and secrets go; of account numbers the last four digits stay. */
function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return masked(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.includes(name))),
  )
}

const numberFields: readonly string[] = ['book_number', 'promptPayId']

/** The fields with account numbers by their last four digits, in rows inside them too. */
export function masked(
  fields: Record<string, unknown> | null | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [name, maskedValue(name, value)]),
  )
}

function maskedValue(name: string, value: unknown): unknown {
  if (typeof value === 'string' && numberFields.includes(name)) return maskedNumber(value)
  const isRow = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRow ? masked({ ...value }) : value
}

/** An account number as whoever may not see it whole sees it. */
export function maskedNumber(number: string): string {
  return `•••${number.slice(-4)}`
}
