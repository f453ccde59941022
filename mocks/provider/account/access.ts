/** Who may read what: a player their own rows, an admin those of all. */
import { accountMessages } from '#contract/account/messages'
import { refuse } from '../../answer'
import type { MockConfig } from '../../config'
import { readClaims, tokenOf } from '../../token'

/** Null when the caller may read the rows of player `userId`; else the refusal. */
export async function refusalForRows(
  request: Request,
  userId: string,
  config: MockConfig,
): Promise<Response | null> {
  const claims = await claimsOf(request, config)
  if (claims instanceof Response) return claims
  return claims.role === 'admin' || claims.userId === userId ? null : forbidden()
}

/** For orders: only the player themselves may give them, no admin in their place. */
export async function refusalForOrders(
  request: Request,
  userId: string,
  config: MockConfig,
): Promise<Response | null> {
  const claims = await claimsOf(request, config)
  if (claims instanceof Response) return claims
  return claims.role === 'player' && claims.userId === userId ? null : forbidden()
}

/** For what any player may read once they are logged in. */
export async function refusalForPlayers(
  request: Request,
  config: MockConfig,
): Promise<Response | null> {
  const claims = await claimsOf(request, config)
  if (claims instanceof Response) return claims
  return claims.role === 'player' ? null : forbidden()
}

/** Whose session it is, for what is answered to each player differently; else the refusal. */
export async function playerOf(request: Request, config: MockConfig): Promise<string | Response> {
  const claims = await claimsOf(request, config)
  if (claims instanceof Response) return claims
  return claims.role === 'player' ? claims.userId : forbidden()
}

/** For the lists of all players. */
export async function refusalForAdmins(
  request: Request,
  config: MockConfig,
): Promise<Response | null> {
  const claims = await claimsOf(request, config)
  if (claims instanceof Response) return claims
  return claims.role === 'admin' ? null : forbidden()
}

async function claimsOf(request: Request, config: MockConfig) {
  const token = tokenOf(request)
  if (token === null) return refuse(401, accountMessages.tokenMissing)
  return (await readClaims(token, config)) ?? refuse(401, accountMessages.invalidToken)
}

function forbidden(): Response {
  return refuse(403, 'Forbidden')
}
