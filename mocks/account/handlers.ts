import { type HttpHandler, http } from 'msw/http'
import { accountPaths, loginRequestSchema, registerRequestSchema } from '#contract/account/account'
import { accountMessages } from '#contract/account/login'
import { answered, reading } from '../answer'
import type { AskProvider, MockConfig } from '../config'
import { pause } from '../scenarios'
import { forgetUsers } from './localUsers'
import { login, me, meFailure } from './login'
import { Provider } from './provider'
import { register } from './register'

/** "500 ms", as specified. */
const defaultDelayMs = 500

export function accountHandlers(config: MockConfig, askProvider: AskProvider): HttpHandler[] {
  const provider = new Provider(config, askProvider)
  const at = (path: string) => config.apiOrigin + path

  /** Delays the response by the configured time; the work runs during the delay. */
  const held = async (
    work: (request: Request, provider: Provider) => Promise<Response>,
    request: Request,
  ) => {
    const [response] = await Promise.all([
      answered(
        () => work(request, provider),
        () => accountMessages.serverError,
      ),
      pause(config.accountDelayMs ?? defaultDelayMs),
    ])
    return response
  }

  return [
    reading(
      loginRequestSchema,
      http.post(at(accountPaths.login), ({ request }) => held(login, request)),
    ),
    reading(
      registerRequestSchema,
      http.post(at(accountPaths.register), ({ request }) => held(register, request)),
    ),
    http.get(at(accountPaths.me), ({ request }) =>
      answered(() => me(request, provider), meFailure),
    ),
    // Not in the specification: logout. The session is over, so the whole local list is emptied.
    http.delete(at(accountPaths.me), () =>
      answered(async () => {
        await forgetUsers()
        return Response.json({})
      }, meFailure),
    ),
  ]
}
