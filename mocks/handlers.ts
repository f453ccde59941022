import { type HttpHandler, http } from 'msw/http'
import { accountMessages } from '#contract/account/login'
import { type AdminCall, adminCalls } from '#contract/admin/calls'
import { accountHandlers } from './account/handlers'
import { refuse } from './answer'
import { calendarHandlers } from './calendar/handlers'
import { captchaHandlers } from './captcha/handlers'
import { chatHandlers } from './chat/handlers'
import type { AskProvider, MockConfig } from './config'
import { contactsHandlers } from './contacts/handlers'
import { customersHandlers } from './customers/handlers'
import { demoDataHandlers } from './demoData/handlers'
import { type HandlerIndex, indexHandlers } from './dispatch'
import { kanbanHandlers } from './kanban/handlers'
import { mailHandlers } from './mail/handlers'
import { moneyDataHandlers } from './moneyData'
import { providerHandlers } from './provider/handlers'
import { scenarioHandlers } from './scenario/handlers'
import { shopHandlers } from './shop/handlers'
import { peopleHandlers } from './social/peopleHandlers'
import { postHandlers } from './social/postHandlers'
import { tokenOf } from './token'
import { usersHandlers } from './users/handlers'

/** The provider's handlers, also for the account API, which calls the provider internally. */
export function indexProvider(config: MockConfig): HandlerIndex {
  if (!config.mocked) return indexHandlers([])
  return indexHandlers([...providerHandlers(config), ...staffRefusals(config)])
}

/** All handlers of the app's own `/api`; `askProvider` calls the provider, simulated or real. */
export function apiHandlers(config: MockConfig, askProvider: AskProvider): HttpHandler[] {
  return [
    ...accountHandlers(config, askProvider),
    ...demoHandlers(config),
    ...moneyDataHandlers(config),
    ...(config.mocked ? scenarioHandlers(config) : []),
  ]
}

/** Handlers of the demo sections, in every build. */
function demoHandlers(config: MockConfig): HttpHandler[] {
  return [
    ...calendarHandlers(config),
    ...captchaHandlers(config),
    ...chatHandlers(config),
    ...contactsHandlers(config),
    ...customersHandlers(config),
    ...demoDataHandlers(config),
    ...kanbanHandlers(config),
    ...mailHandlers(config),
    ...shopHandlers(config),
    ...postHandlers(config),
    ...peopleHandlers(config),
    ...usersHandlers(config),
  ]
}

/**
 * Refuses staff calls on the players' side, like the staff's side does without a token. Put them after the
 * players' handlers, because both sides share some paths.
 */
function staffRefusals({ providerOrigin }: MockConfig): HttpHandler[] {
  const guarded = Object.values<AdminCall>(adminCalls).filter(({ needs }) => needs !== 'anyone')
  return guarded.map(({ method, path }) => {
    const make = method === 'GET' ? http.get : http.post
    return make(providerOrigin + path, ({ request }) => {
      const { tokenMissing, invalidToken } = accountMessages
      return refuse(401, tokenOf(request) === null ? tokenMissing : invalidToken)
    })
  })
}
