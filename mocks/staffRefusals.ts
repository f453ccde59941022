/** What the players' side says to calls of the staff that bear no token of theirs, as the staff's own side would. */
import { type HttpHandler, http } from 'msw/http'
import { accountMessages } from '#contract/account/login'
import { type AdminCall, adminCalls } from '#contract/admin/calls'
import { refuse } from './answer'
import type { MockConfig } from './config'
import { tokenOf } from './token'

/** List them after the handlers that players are answered by: some paths are both sides'. */
export function staffRefusals({ providerOrigin }: MockConfig): HttpHandler[] {
  const guarded = Object.values<AdminCall>(adminCalls).filter(({ needs }) => needs !== 'anyone')
  return guarded.map(({ method, path }) => {
    const make = method === 'GET' ? http.get : http.post
    return make(providerOrigin + path, ({ request }) => {
      const { tokenMissing, invalidToken } = accountMessages
      return refuse(401, tokenOf(request) === null ? tokenMissing : invalidToken)
    })
  })
}
