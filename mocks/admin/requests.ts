/** Staff requests: authorised, executed once, and entered in the audit with their changes. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isGranted, type Role } from '#contract/admin/access'
import type { AdminErrorBody, AdminErrorCode } from '#contract/admin/request'
import { ProviderError } from '../answer'
import { CodedError } from '../codedError'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { enterAudit, maskedNumber, type Noted } from './audit'

/** The colleague who makes a request. */
export interface Staff {
  adminID: string
  name: string
  role: Role
  /** Device of the login, as named there. */
  device?: string | undefined
  /** Id of the session. */
  session?: string | undefined
}

/** The people behind an action that one or two colleagues agreed to. */
export interface By {
  /** The colleague who decides: the second person, if there is one. */
  staff: Staff
  /** Id of the colleague who asked. */
  asker: string
  /** Unique reference: the request's or the approval's id. */
  ref: string
  isSecond: boolean
}

export function staffOf(
  { adminID, name, role }: AdminAccountRow,
  { id, device }: { id?: string | undefined; device?: string | undefined },
): Staff {
  return { adminID, name, role, device, session: id }
}

/** The back end refuses a staff call. */
export class AdminError extends CodedError<AdminErrorCode, Omit<AdminErrorBody, 'code'>> {
  override readonly name = 'AdminError'

  constructor(code: AdminErrorCode, values: Omit<AdminErrorBody, 'code'> = {}) {
    super(code, values)
  }
}

/** Error for an invalid field; `error` is a key of the error texts. */
export function invalid(field: string, error: string): AdminError {
  return new AdminError('invalid', { field, error })
}

interface AdminRequest {
  requestId: string
  password?: string | undefined
  code?: string | undefined
  newPassword?: string | undefined
}

/** The audit entry of a request, and its answer. */
export interface RequestResult<Answer extends object> extends Noted {
  answer: Answer
}

/**
 * Executes a request in one transaction over all tables, together with its audit entry and its stored answer.
 * The same id gets the same answer again. `work` may only await the database.
 */
export async function executeRequest<Answer extends object>(
  staff: Staff,
  request: AdminRequest,
  work: () => Promise<RequestResult<Answer>>,
): Promise<Answer | object> {
  // Never store a password, neither the colleague's own nor a new one. A repeated request has another code
  // after half a minute, so the code is left out too.
  const { password: _, newPassword: __, code: ___, ...noted } = request
  // Hashed, because pictures make it long and only equality matters.
  const note = `admin ${bytesToHex(sha256(utf8ToBytes(JSON.stringify(noted))))}`
  return database.transaction('rw', database.tables, async () => {
    const earlier = await database.requests.get(request.requestId)
    if (earlier) {
      if (earlier.userId === staff.adminID && earlier.order === note) return earlier.content
      throw new AdminError('requestmismatch')
    }
    const { answer, ...entry } = await inStaffWords(work)
    await enterAudit(staff, entry, request.requestId)
    const content = { requestId: request.requestId, ...answer }
    await database.requests.add({
      requestId: request.requestId,
      userId: staff.adminID,
      order: note,
      status: 200,
      content,
      createdAt: new Date(Date.now()).toISOString(),
    })
    return content
  })
}

/** Translates refusals of the player's side into staff errors. */
async function inStaffWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause
    const { code } = cause
    // The status does not allow this decision.
    if (code === 'alreadydecided') throw new AdminError('versionchanged')
    if (code === 'notfound' || code === 'forbidden') throw new AdminError(code)
    throw cause
  }
}

/** Whole account numbers or their last four digits, by the colleague's role and the purpose (page, export). */
export function numbersFor({ role }: Staff, query?: URLSearchParams): (number: string) => string {
  const needs = query?.get('purpose') === 'export' ? 'account.export' : 'account.number'
  return isGranted(role, needs) ? (number) => number : maskedNumber
}
