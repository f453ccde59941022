import type { EntryMessages } from '../messages'
import error from './error.json'
import pwa from './pwa.json'
import session from './session.json'
import ui from './ui.json'

/** What the guest pages show. */
export const messages: EntryMessages = { ...ui, ...error, ...pwa, ...session }
