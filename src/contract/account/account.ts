/** The account API: `/api/account/login`, `/register`, `/me`. */
import * as v from 'valibot'
import { accountMessages, bankPlaceholders } from './messages'
import { playerSchema } from './player'

export const accountPaths = {
  login: '/api/account/login',
  register: '/api/account/register',
  me: '/api/account/me',
} as const

/** Left-out fields count as empty, so that the specified words for empty ones answer. */
const field = v.optional(v.pipe(v.string(), v.maxLength(256)), '')

export const loginRequestSchema = v.object({ username: field, password: field })

export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

export const registerRequestSchema = v.object({
  /** PIN made by the page; made by the account API when left out. */
  id: field,
  username: field,
  password: field,
  confirmPassword: field,
  bank_name: field,
  book_number: field,
  book_name: field,
  /** Who invited the player: `?ref=` of the invite link. */
  inviterID: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256))), null),
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
 * The first rule of the specification that a registration breaks, as the text to show, or null.
 * The page asks before it sends, the account API before it asks the provider.
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
