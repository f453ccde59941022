import { loginRequestSchema, type Player, playerToWire } from '#contract/account/account'
import { accountMessages } from '#contract/account/login'
import { BadAnswer, ErrorAnswer } from '#contract/provider'
import { plainUsername } from '#lib/text/phoneNumber'
import { readBody, refuse } from '../answer'
import { signToken, tokenOf, verifyToken } from '../token'
import { forgetUser, rememberedUser, rememberUser, timesForgotten } from './localUsers'
import { NoAnswer, type Provider } from './provider'
import { loginErrors } from './register'

export async function login(request: Request, provider: Provider): Promise<Response> {
  const body = await readBody(request, loginRequestSchema)
  if ('error' in body) return refuse(body.status, body.error)
  const { username, password } = body.value
  if (username.trim() === '' || password === '') {
    return refuse(400, accountMessages.credentialsRequired)
  }
  try {
    const player = await loginAs(provider, username.trim(), password)
    await rememberUser(player)
    const serviceToken = await signToken(player.id)
    return Response.json({ serviceToken, user: playerToWire(player) })
  } catch (cause) {
    const message = cause instanceof ErrorAnswer && loginErrors.get(cause.code)
    if (message) return refuse(400, message)
    throw cause
  }
}

/** Tries the username as typed, because a provider may store an old phone format; then the normalised form. */
async function loginAs(provider: Provider, username: string, password: string): Promise<Player> {
  try {
    return await provider.login(username, password)
  } catch (cause) {
    const plain = plainUsername(username)
    const unknown = cause instanceof ErrorAnswer && cause.code === 'notfound'
    if (!unknown || plain === username) throw cause
    return provider.login(plain, password)
  }
}

/**
 * Returns the session's player. If the provider cannot be reached or its answer is broken, the local list
 * answers: both are connection trouble and end no session.
 */
export async function me(request: Request, provider: Provider): Promise<Response> {
  const token = tokenOf(request)
  if (token === null) return refuse(401, accountMessages.tokenMissing)
  const claims = await verifyToken(token)
  if (claims?.role !== 'player') return refuse(401, accountMessages.invalidToken)
  const before = timesForgotten()
  try {
    const player = await provider.check(claims.userId, token)
    // The session may have ended in the meantime.
    if (timesForgotten() === before) await rememberUser(player)
    return Response.json({ user: playerToWire(player) })
  } catch (cause) {
    if (cause instanceof ErrorAnswer && cause.code === 'notfound') {
      await forgetUser(claims.userId)
      return refuse(401, accountMessages.invalidToken)
    }
    const isLost = cause instanceof NoAnswer || cause instanceof BadAnswer
    const remembered = isLost && (await rememberedUser(claims.userId))
    if (remembered) return Response.json({ user: remembered })
    throw cause
  }
}

export function meFailure(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  return `${accountMessages.meServerError} ${text}`
}
