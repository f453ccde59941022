import { accountMessages } from '#contract/account/messages'
import { playerToWire } from '#contract/account/player'
import { BadAnswer, ProviderRefusal } from '#contract/provider'
import { refuse } from '../answer'
import { tokenOf, verifyToken } from '../token'
import { forgetUser, rememberedUser, rememberUser, timesForgotten } from './localUsers'
import { NoAnswer, type Provider } from './provider'

/**
 * Whose session it is. The local list answers for a provider that cannot be reached, and for one whose
 * answer is broken: both are trouble on the line and end no session.
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
    if (cause instanceof ProviderRefusal && cause.code === 'notfound') {
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
