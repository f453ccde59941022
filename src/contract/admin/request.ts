/** Fields of every staff request, and the errors of the back end. */
import * as v from 'valibot'
import { requestIdSchema } from '../wire'

/** Least characters of a reason, so that other people understand it later. */
export const leastReason = 10

export const reasonText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(leastReason, 'reasonrequired'),
  v.maxLength(500),
)

export const adminRequestSchema = v.object({
  requestId: requestIdSchema,
  /** Required again for important decisions. */
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Required with the password if the account has a second factor. */
  code: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** Why a staff request was rejected: HTTP 400 with `{ code, … }`. */
export const adminErrorCodes = [
  'notfound',
  'wrongpass',
  'wrongcode',
  'banned',
  'locked',
  'forbidden',
  'samepersontwice',
  'linkedaccount',
  'ownaccount',
  'reftaken',
  'alreadydecided',
  'withdrawnbyasker',
  'versionchanged',
  'requestmismatch',
  'reasonrequired',
  'passwordrequired',
  'passwordweak',
  'lastowner',
  'ownrole',
  'usernametaken',
  'amountinvalid',
  'insufficientcredit',
  'bankaccounttaken',
  'booknumberinvalid',
  'invalid',
  'storagefull',
] as const

export type AdminErrorCode = (typeof adminErrorCodes)[number]

/** A rejected staff request on the wire. */
export const adminErrorSchema = v.object({
  code: v.picklist(adminErrorCodes),
  /** `alreadydecided`, `withdrawnbyasker`: by whom and when. `linkedaccount`: to whom, and until when. */
  who: v.optional(v.string()),
  at: v.optional(v.string()),
  /** `reftaken`: the withdrawal that was paid with the reference. */
  id: v.optional(v.string()),
  /** `invalid`: which field, and what is wrong with it, as a key of the error texts. */
  field: v.optional(v.string()),
  error: v.optional(v.string()),
})

export type AdminErrorBody = v.InferOutput<typeof adminErrorSchema>
