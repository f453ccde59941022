import { frFR } from '@mui/material/locale'
import type { MemberMessages } from '../messages'
import dashboard from './dashboard.json'
import settings from './settings.json'
import shell from './shell.json'

/** What only the member area shows. */
export const messages: MemberMessages = { ...dashboard, ...settings, ...shell }

/** The texts inside Material UI's own components. */
export const componentTexts = frFR
