import type dashboard from './en/dashboard.json'
import type error from './en/error.json'
import type pwa from './en/pwa.json'
import type scenario from './en/scenario.json'
import type session from './en/session.json'
import type settings from './en/settings.json'
import type shell from './en/shell.json'
import type ui from './en/ui.json'

// English names the keys: a language that lacks one of them does not compile.
export type EntryMessages = typeof error & typeof pwa & typeof session & typeof ui
export type MemberMessages = typeof dashboard & typeof settings & typeof shell
export type ScenarioMessages = typeof scenario
type English = EntryMessages & MemberMessages & ScenarioMessages

declare module '../ui/intl/messages' {
  interface Messages extends English {}
}
