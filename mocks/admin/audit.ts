/** The audit log: every staff action and login, chained by hashes, so that no entry can change unnoticed. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isoNow } from '../clock'
import type { AuditRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'

const firstHash = '0'.repeat(64)

/** Setting with the last entry's number and hash: the chain alone does not show that its end was removed. */
const endKey = 'audit'

async function endOfAudit(): Promise<{ seq: number; hash: string }> {
  const end = await database.adminSettings.get(endKey)
  const last = await database.audit.orderBy('seq').last()
  return typeof end?.value === 'string' && end.version > (last?.seq ?? 0)
    ? { seq: end.version, hash: end.value }
    : { seq: last?.seq ?? 0, hash: last?.hash ?? firstHash }
}

/** The person who acted, as an entry names them. */
interface Doer extends Pick<AuditRow, 'adminID' | 'role'> {
  device?: string | undefined
}

/** The action that an entry records. */
export interface Noted {
  action: string
  targetType: string
  targetId: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string | null | undefined
  /** Done above its limit without a second person, because nobody else could approve. */
  isAlone?: true
}

/** An entry with the time of the action. */
export interface PastAction extends Noted {
  at: string
}

/** Adds an entry. Joins the caller's transaction, which must cover the audit and the staff's settings. */
export function enterAudit(
  doer: Doer,
  noted: Noted,
  requestId: string | null,
  at = isoNow(),
): Promise<void> {
  return enterAll(doer, [{ ...noted, at }], requestId)
}

/** Adds entries in the given order, each as {@link enterAudit} does. */
export async function enterAll(
  { adminID, role, device }: Doer,
  actions: readonly PastAction[],
  requestId: string | null,
): Promise<void> {
  let { seq, hash } = await endOfAudit()
  const rows = actions.map((noted): AuditRow => {
    const { at, action, targetType, targetId, before = null, after = null, reason, isAlone } = noted
    const row = {
      at,
      adminID,
      role,
      action,
      targetType,
      targetId,
      before: before && withoutSecrets(before),
      after: after && withoutSecrets(after),
      reason: reason ?? null,
      requestId,
      ...(device !== undefined && { device }),
      ...(isAlone && { isAlone }),
      prevHash: hash,
    }
    // Counted here, because the database's own numbers continue after a reset.
    seq += 1
    hash = hashOf(row)
    return { ...row, seq, hash }
  })
  await database.audit.bulkAdd(rows)
  await database.adminSettings.put({ key: endKey, version: seq, value: hash })
}

/**
 * Hashes the row's fields in a fixed order. Uses SHA-256 in JavaScript: the browser's own is asynchronous,
 * and the chain must be read and written in one transaction.
 */
export function hashOf(row: Omit<AuditRow, 'seq' | 'hash'>): string {
  const { at, adminID, role, action, targetType, targetId, before, after, reason, requestId } = row
  const fields = [at, adminID, role, action, targetType, targetId, before, after, reason, requestId]
  // Only if present, so that entries of earlier versions keep their hash.
  if (row.device !== undefined) fields.push(row.device)
  if (row.isAlone) fields.push('isAlone')
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([row.prevHash, ...fields]))))
}

/** Rows per read. */
const portion = 500

/** Verifies the chain from its start. @returns the count of valid entries and the first broken `seq`, if any */
export async function checkAudit(): Promise<{ checked: number; broken: number | null }> {
  let [checked, last, prevHash] = [0, 0, firstHash]
  for (;;) {
    const rows = await database.audit.where('seq').above(last).limit(portion).toArray()
    for (const row of rows) {
      const { seq } = row
      // A gap means that an entry was removed.
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

/** Removes passwords and secrets; shortens account numbers to their last four digits. */
function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return masked(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.includes(name))),
  )
}

const numberFields: readonly string[] = ['book_number', 'promptPayId']

/** Shortens account numbers to their last four digits, in nested rows too. */
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

/** @returns an account number as shown to staff who may not see it whole */
export function maskedNumber(number: string): string {
  return `•••${number.slice(-4)}`
}
