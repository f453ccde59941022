/** Orders of the staff: who gives them, each carried out once, and noted in the audit with what it changed. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isGranted, type Role } from '#contract/admin/access'
import type { AdminError, AdminErrorCode } from '#contract/admin/order'
import { Refused } from '../answer'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { enterAudit, maskedNumber, type Noted } from './audit'

/** Who of the staff asks. */
export interface Staff {
  adminID: string
  name: string
  role: Role
  /** Where they logged in, as the log-in called it. */
  device?: string | undefined
  /** The session that asks. */
  session?: string | undefined
}

/** Who carries out what one or two of the staff agreed to. */
export interface By {
  /** Whose word it is: the second person, where there is one. */
  staff: Staff
  /** Who asked for it. */
  asker: string
  /** Names it once: the request, or the approval. */
  ref: string
  isSecond: boolean
}

export function staffOf(
  { adminID, name, role }: AdminAccountRow,
  { id, device }: { id?: string | undefined; device?: string | undefined },
): Staff {
  return { adminID, name, role, device, session: id }
}

/** The back end says no to one of the staff. Thrown inside a transaction, it takes back what was written there. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused'
  readonly error: AdminError

  constructor(code: AdminErrorCode, details: Omit<AdminError, 'code'> = {}) {
    super(`Refused: ${code}`)
    this.error = { code, ...details }
  }
}

/** A field of an order is wrong: `error` is a key of the error texts. */
export function invalid(field: string, error: string): AdminRefused {
  return new AdminRefused('invalid', { field, error })
}

interface AdminOrder {
  requestId: string
  password?: string | undefined
  code?: string | undefined
  newPassword?: string | undefined
}

/** What an order did, for the audit, and what it answers. */
export interface OrderResult<Answer extends object> extends Noted {
  answer: Answer
}

/**
 * Carries out an order in one transaction over all tables, together with its entry in the audit and the
 * note of its answer: the same id again gets that answer again. Nothing in `work` may wait for anything
 * but the database.
 */
export async function carryOut<Answer extends object>(
  staff: Staff,
  order: AdminOrder,
  work: () => Promise<OrderResult<Answer>>,
): Promise<Answer | object> {
  // No password is written down, neither one's own nor one that is given to somebody; a code is another
  // one half a minute later.
  const { password: _, newPassword: __, code: ___, ...noted } = order
  // With pictures it is long, and all that counts is whether it is the same.
  const note = `admin ${bytesToHex(sha256(utf8ToBytes(JSON.stringify(noted))))}`
  return database.transaction('rw', database.tables, async () => {
    const earlier = await database.requests.get(order.requestId)
    if (earlier) {
      if (earlier.userId === staff.adminID && earlier.order === note) return earlier.content
      throw new AdminRefused('requestmismatch')
    }
    const { answer, ...entry } = await inStaffWords(work)
    await enterAudit(staff, entry, order.requestId)
    const content = { requestId: order.requestId, ...answer }
    await database.requests.add({
      requestId: order.requestId,
      userId: staff.adminID,
      order: note,
      status: 200,
      content,
      createdAt: new Date(Date.now()).toISOString(),
    })
    return content
  })
}

/** What the player's side refuses, said to the staff. */
async function inStaffWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    const { code } = cause.refusal
    // Its status leaves no such choice.
    if (code === 'alreadydecided') throw new AdminRefused('versionchanged')
    if (code === 'notfound' || code === 'forbidden') throw new AdminRefused(code)
    throw cause
  }
}

/** Whole or by their last four digits: by who asks, and whether it is for a file. */
export function numbersFor({ role }: Staff, query?: URLSearchParams): (number: string) => string {
  const needs = query?.get('purpose') === 'export' ? 'account.export' : 'account.number'
  return isGranted(role, needs) ? (number) => number : maskedNumber
}
