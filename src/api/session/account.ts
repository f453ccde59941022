import * as v from 'valibot'
import {
  accountPaths,
  type LoginAnswer,
  type LoginRequest,
  loginAnswerSchema,
  type MeAnswer,
  meAnswerSchema,
  type RegisterAnswer,
  type RegisterRequest,
  registerAnswerSchema,
} from '#contract/account/account'
import type { Failure } from '#contract/failure'
import { isOnline } from '#lib/device/presence'
import { request, wrongServices } from '../client/request'
import { isNewToken } from './token'

/** Every function here rejects with a {@link Failure}. */
export async function askLogin(credentials: LoginRequest): Promise<LoginAnswer> {
  requireConnection()
  const body = await request(accountPaths.login, { method: 'POST', body: credentials })
  const answer = read(loginAnswerSchema, body)
  if (!isNewToken(answer.serviceToken)) throw badAnswer('The token of the login is not usable')
  return answer
}

export async function askRegister(registration: RegisterRequest): Promise<RegisterAnswer> {
  requireConnection()
  const body = await request(accountPaths.register, { method: 'POST', body: registration })
  return read(registerAnswerSchema, body)
}

/** @returns the player whom the stored token belongs to */
export async function askMe(): Promise<MeAnswer> {
  return read(meAnswerSchema, await request(accountPaths.me))
}

/**
 * Fails at once when offline. The account API runs in the worker and would answer, but only after 500 ms and
 * only that the provider behind it cannot be reached.
 */
function requireConnection(): void {
  if (isOnline()) return
  throw { kind: 'offline', status: null, message: wrongServices } satisfies Failure
}

function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw badAnswer(`${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
}

function badAnswer(message: string): Failure {
  console.error('The account API answered something else than agreed:', message)
  return { kind: 'badAnswer', status: null, message }
}
