/** POST /usersystem/rules: a player accepts a version of the rules. */
import type { AcceptRulesRequest } from '#contract/site/rules'
import { ProviderError } from '../answer'
import { isoNow } from '../clock'
import { findPlayer } from './account/accounts'
import { database } from './database/database'
import { requireKnown } from './protection/protection'
import { rulesSetting } from './site'

/**
 * Call it in the request's transaction. An earlier version than the one in force is stored too: the player has
 * accepted it, and the app asks again.
 */
export async function acceptRules({ userId, version }: AcceptRulesRequest): Promise<object> {
  const { rulesVersion = 0 } = await requireKnown(userId)
  const inForce = await rulesSetting()
  if (version > inForce.version) throw new ProviderError('notfound')
  if (version > rulesVersion) {
    await database.players.update(userId, { rulesVersion: version, rulesAcceptedAt: isoNow() })
  }
  const player = await findPlayer(userId)
  if (!player) throw new ProviderError('notfound')
  return player
}
