import { zhCN } from '@mui/material/locale'
import type { MemberMessages } from '../messages'
import account from './account.json'
import dashboard from './dashboard.json'
import games from './games.json'
import help from './help.json'
import invite from './invite.json'
import money from './money.json'
import notifications from './notifications.json'
import promotion from './promotion.json'
import refusal from './refusal.json'
import rewards from './rewards.json'
import settings from './settings.json'
import shell from './shell.json'
import wallet from './wallet.json'

/** What only the member area shows. */
export const messages: MemberMessages = {
  ...dashboard,
  ...notifications,
  ...help,
  ...games,
  ...account,
  ...wallet,
  ...money,
  ...refusal,
  ...settings,
  ...shell,
  ...invite,
  ...promotion,
  ...rewards,
}

/** The texts inside Material UI's own components. */
export const componentTexts = zhCN
