import { thTH } from '@mui/material/locale'
import type { MemberMessages } from '../messages'
import dashboard from './dashboard.json'
import money from './money.json'
import openNames from './openNames.json'
import protection from './protection.json'
import refusal from './refusal.json'
import settings from './settings.json'
import shell from './shell.json'

/** What the member area's frame and the dashboard show. */
export const messages: MemberMessages = {
  ...dashboard,
  ...money,
  ...openNames,
  ...protection,
  ...refusal,
  ...settings,
  ...shell,
}

/** The texts inside Material UI's own components. */
export const componentTexts = thTH
