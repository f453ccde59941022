import type { ProductMessages } from '../messages'
import account from './account.json'
import appLock from './appLock.json'
import games from './games.json'
import help from './help.json'
import invite from './invite.json'
import notifications from './notifications.json'
import promotion from './promotion.json'
import promotionTerms from './promotionTerms.json'
import rewards from './rewards.json'
import rules from './rules.json'
import wallet from './wallet.json'

/** What only the pages beyond the dashboard show. */
export const messages: ProductMessages = {
  ...account,
  ...appLock,
  ...games,
  ...help,
  ...invite,
  ...notifications,
  ...promotion,
  ...promotionTerms,
  ...rewards,
  ...rules,
  ...wallet,
}
