/** What every order of the staff carries, and how the back end says no. */
import * as v from 'valibot'

/** A reason that somebody else understands later. */
export const leastReason = 10

export const reasonText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(leastReason, 'reasonrequired'),
  v.maxLength(500),
)

/** The same id again gets the first answer again. */
export const requestIdSchema = v.pipe(v.string(), v.uuid())

export const adminOrderSchema = v.object({
  requestId: requestIdSchema,
  /** Asked for again where a decision weighs more. */
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** With the password, of whoever has a second factor. */
  code: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** Why an order of the staff was not carried out: HTTP 400 with `{ code, … }`. */
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

/** A refusal as it stands on the wire. */
export const adminErrorSchema = v.object({
  code: v.picklist(adminErrorCodes),
  /** `alreadydecided`: by whom and when. `linkedaccount`: to whom, and until when. */
  who: v.optional(v.string()),
  at: v.optional(v.string()),
  /** `reftaken`: the withdrawal that was paid with the reference. */
  id: v.optional(v.string()),
  /** `invalid`: which field, and what is wrong with it, as a key of the error texts. */
  field: v.optional(v.string()),
  error: v.optional(v.string()),
})

export type AdminError = v.InferOutput<typeof adminErrorSchema>
