import type { HttpHandler } from 'msw/http'
import { accountHandlers } from './account/handlers'
import { calendarHandlers } from './calendar/handlers'
import { captchaHandlers } from './captcha/handlers'
import { chatHandlers } from './chat/handlers'
import type { MockConfig } from './config'
import { contactsHandlers } from './contacts/handlers'
import { customersHandlers } from './customers/handlers'
import { demoDataHandlers } from './demoData/handlers'
import { kanbanHandlers } from './kanban/handlers'
import { mailHandlers } from './mail/handlers'
import { moneyDataHandlers } from './moneyData'
import { providerHandlers } from './provider/handlers'
import { scenarioHandlers } from './scenario/handlers'
import { shopHandlers } from './shop/handlers'
import { socialHandlers } from './social/handlers'
import { usersHandlers } from './users/handlers'

/** Finds the handlers that may answer a request. */
export type HandlerIndex = (request: Request) => HttpHandler[]

/** The provider's own handlers, also for the account API, which asks the provider behind its door. */
export function indexProvider(config: MockConfig): HandlerIndex {
  return indexHandlers(config.mocked ? providerHandlers(config) : [])
}

/** Every handler of the app's own `/api`; `askProvider` reaches whatever plays the provider. */
export function indexApi(
  config: MockConfig,
  askProvider: (request: Request) => Promise<Response>,
): HandlerIndex {
  return indexHandlers([
    ...accountHandlers(config, askProvider),
    ...demoHandlers(config),
    ...moneyDataHandlers(config),
    ...(config.mocked ? scenarioHandlers(config) : []),
  ])
}

/** The demo sections: sample data only, in every build. */
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
    ...socialHandlers(config),
    ...usersHandlers(config),
  ]
}

/**
 * Indexes handlers by method and path: trying all of them in turn costs a millisecond a call. A path
 * with parameters is filed under what stands before the first of them.
 */
export function indexHandlers(handlers: HttpHandler[]): HandlerIndex {
  const byKey = new Map<string, HttpHandler[]>()
  for (const handler of handlers) {
    const path = withoutTrailingSlash(String(handler.info.path))
    const parameter = path.indexOf('/:')
    const place = parameter < 0 ? path : `${path.slice(0, parameter)}/:`
    const key = `${String(handler.info.method)} ${place}`
    byKey.set(key, [...(byKey.get(key) ?? []), handler])
  }
  return ({ method, url }) => {
    const { origin, pathname } = new URL(url)
    const path = withoutTrailingSlash(pathname)
    const exact = byKey.get(`${method} ${origin}${path}`)
    if (exact) return exact
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      const filed = byKey.get(`${method} ${origin}${path.slice(0, end)}/:`)
      if (filed) return filed
      if (end === 0) break
    }
    return []
  }
}

function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
