/**
 * A player's account: the player in the answers of login, registration and `me`, the account API itself, and
 * the fields that players may change themselves.
 */
import * as v from 'valibot'
import { bahtFromSatang } from '#lib/money'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe, requestEntries } from '../wire'
import { accountMessages, bankPlaceholders } from './login'

/** A player in the answers of login, registration and `me`. */
export const playerSchema = v.object({
  id: idOnWire,
  username: v.string(),
  /** Name on the bank account. */
  name: v.string(),
  /** `active`, `banned`, `timeout`, `excluded`; a provider may know more. */
  status: v.string(),
  credit: bahtOnWire,
  book_number: v.string(),
  bank_name: v.string(),
  PromotionID: maybe(idOnWire),
  PromotionDetail: maybe(v.string()),
  PromotionStatus: maybe(v.string()),
})

export type Player = v.InferOutput<typeof playerSchema>

/** The player on the wire, with the credit in baht. */
export type PlayerOnWire = Omit<Player, 'credit'> & { credit: number }

export function playerToWire(player: Player): PlayerOnWire {
  return { ...player, credit: bahtFromSatang(player.credit) }
}

/** Paths of the account API. */
export const accountPaths = {
  login: '/api/account/login',
  register: '/api/account/register',
  me: '/api/account/me',
} as const

/** A missing field counts as empty, so that the specified message for empty fields is answered. */
const field = v.optional(v.pipe(v.string(), v.maxLength(256)), '')

export const loginRequestSchema = v.object({ username: field, password: field })

export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

export const registerRequestSchema = v.object({
  /** PIN created by the page; the account API creates one if it is left out. */
  id: field,
  username: field,
  password: field,
  confirmPassword: field,
  bank_name: field,
  book_number: field,
  book_name: field,
  /** Who invited the player: `?ref=` of the invite link. */
  inviterID: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256))), null),
  /** Version of the rules that the player accepted; left out if the provider has none. */
  rulesVersion: v.optional(countOnWire),
})

/** What the page sends; `id` and `inviterID` may be left out. */
export type RegisterRequest = v.InferInput<typeof registerRequestSchema>

export const loginAnswerSchema = v.object({
  serviceToken: v.pipe(v.string(), v.nonEmpty()),
  user: playerSchema,
})

export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>

export const registerAnswerSchema = v.object({ user: playerSchema })

export type RegisterAnswer = v.InferOutput<typeof registerAnswerSchema>

export const meAnswerSchema = v.object({ user: playerSchema })

export type MeAnswer = v.InferOutput<typeof meAnswerSchema>

/**
 * Checks a registration by the rules of the specification. The page checks before it sends, the account API
 * before it calls the provider.
 *
 * @returns the text to show for the first broken rule, or null
 */
export function registrationError(payload: RegisterRequest): string | null {
  if (isBlank(payload.username) || isBlank(payload.password)) {
    return accountMessages.credentialsRequired
  }
  if (payload.password !== payload.confirmPassword) return accountMessages.passwordMismatch
  if (
    isBlank(payload.bank_name) ||
    isBlank(payload.book_number) ||
    isBlank(payload.book_name) ||
    isPlaceholder(payload.bank_name)
  ) {
    return accountMessages.bankRequired
  }
  return null
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}

function isPlaceholder(bankName: string | undefined): boolean {
  return Object.values<string | undefined>(bankPlaceholders).includes(bankName?.trim())
}

/** Cosmetic fields that a player may change with POST /usersystem/update. */
const avatars = ['sun', 'moon', 'star', 'wave', 'leaf', 'rocket'] as const

export type Avatar = (typeof avatars)[number]

const profileEntries = {
  nickname: maybe(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  avatar: maybe(v.picklist(avatars)),
}

export const profileRequestSchema = v.object({ ...requestEntries, ...profileEntries })

export type ProfileRequest = v.InferOutput<typeof profileRequestSchema>

/** One row of the provider's own list of players. The fields after those of the player are our extension. */
export const playerRecordSchema = v.object({
  ...playerSchema.entries,
  book_name: maybe(v.string()),
  inviterID: maybe(idOnWire),
  createdAt: maybe(instantOnWire),
  lastLoginAt: maybe(instantOnWire),
  ...profileEntries,
  /** Version of the rules that the player last accepted; null before versions were recorded. */
  rulesVersion: maybe(countOnWire),
  rulesAcceptedAt: maybe(instantOnWire),
})

export type PlayerRecord = v.InferOutput<typeof playerRecordSchema>

export const playerRecordsSchema = v.array(playerRecordSchema)

const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

/** POST /usersystem/changepassword. */
export const passwordRequestSchema = v.object({
  ...requestEntries,
  /** The current password. */
  password,
  newPassword: v.pipe(
    password,
    v.check((text) => text.trim() !== '', 'Must not be blank'),
  ),
})

export type PasswordRequest = v.InferOutput<typeof passwordRequestSchema>

export const passwordAnswerSchema = v.object({ changedAt: instantOnWire })

export type PasswordAnswer = v.InferOutput<typeof passwordAnswerSchema>
