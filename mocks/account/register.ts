/** POST /api/account/register, and the specified messages for the provider's markers. */
import * as v from 'valibot'
import {
  type Player,
  playerSchema,
  playerToWire,
  registerRequestSchema,
  registrationError,
} from '#contract/account/account'
import { accountMessages } from '#contract/account/login'
import { BadAnswer, ErrorAnswer, readProvider } from '#contract/provider'
import { satang } from '#lib/money'
import { plainUsername } from '#lib/text/phoneNumber'
import { readBody, refuse } from '../answer'
import { addUser } from './localUsers'
import type { Provider, Registration } from './provider'

const { notfound, wrongpass, banned } = accountMessages

export const loginErrors: ReadonlyMap<string, string> = new Map(
  Object.entries({ notfound, wrongpass, banned }),
)

const {
  duplicatebooknumberandusername,
  duplicatebooknumber,
  duplicateusername,
  duplicatebookname,
  booknumberinvalid,
} = accountMessages

const registerErrors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    duplicatebooknumberandusername,
    duplicatebooknumber,
    duplicateusername,
    duplicatebookname,
    booknumberinvalid,
    banknotfound: accountMessages.bankRequired,
  }),
)

/** Validates, checks for duplicates, creates the account and stores the player in the local list. */
export async function register(request: Request, provider: Provider): Promise<Response> {
  const body = await readBody(request, registerRequestSchema)
  if ('error' in body) return refuse(body.status, body.error)
  const error = registrationError(body.value)
  if (error !== null) return refuse(400, error)

  const { id, confirmPassword: _, ...typed } = body.value
  const registration = { ...typed, username: plainUsername(typed.username) }
  const duplicate = errorIn(await provider.checkRegister(registration))
  if (duplicate !== null) return refuse(400, duplicate)
  // The account may have been created after that check; then this answer has the marker.
  const created = await provider.register(registration)
  const refusal = errorIn(created)
  if (refusal !== null) return refuse(400, refusal)

  const player = playerIn(created) ?? playerFrom(registration, id || generatePin())
  await addUser(player)
  return Response.json({ user: playerToWire(player) })
}

/** @returns the message for a marker that forbids the registration, or null; success has no specified shape */
function errorIn(answer: unknown): string | null {
  try {
    readProvider(v.unknown(), answer)
    return null
  } catch (cause) {
    if (cause instanceof ErrorAnswer) return registerErrors.get(cause.code) ?? null
    throw cause
  }
}

/** @returns the new player if the provider's answer has one; null otherwise, as its shape is not specified */
function playerIn(answer: unknown): Player | null {
  try {
    return readProvider(playerSchema, answer)
  } catch (cause) {
    if (cause instanceof BadAnswer || cause instanceof ErrorAnswer) return null
    throw cause
  }
}

function playerFrom(registration: Registration, id: string): Player {
  return {
    id,
    username: registration.username,
    name: registration.book_name,
    status: 'active',
    credit: satang(0),
    book_number: registration.book_number,
    bank_name: registration.bank_name,
    PromotionID: null,
    PromotionDetail: null,
    PromotionStatus: null,
  }
}

/** @returns six random digits */
function generatePin(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 1_000_000).padStart(6, '0')
}
