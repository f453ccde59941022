import { loginRequestSchema } from '#contract/account/account'
import { accountMessages } from '#contract/account/messages'
import { type Player, playerToWire } from '#contract/account/player'
import { ProviderRefusal } from '#contract/provider'
import { plainUsername } from '#lib/phoneNumber'
import { refuse } from '../answer'
import { readBody } from '../body'
import { signToken } from '../token'
import { rememberUser } from './localUsers'
import type { Provider } from './provider'
import { loginRefusals } from './refusals'

export async function login(request: Request, provider: Provider): Promise<Response> {
  const body = await readBody(request, loginRequestSchema)
  if ('problem' in body) return refuse(body.status, body.problem)
  const { username, password } = body.value
  if (username.trim() === '' || password === '') {
    return refuse(400, accountMessages.credentialsRequired)
  }
  try {
    const player = await loginAs(provider, username.trim(), password)
    await rememberUser(player)
    const serviceToken = await signToken(player.id)
    return Response.json({ serviceToken, user: playerToWire(player) })
  } catch (cause) {
    const words = cause instanceof ProviderRefusal && loginRefusals.get(cause.code)
    if (words) return refuse(400, words)
    throw cause
  }
}

/** A provider may keep a phone number in the spelling of long ago; else in its one form. */
async function loginAs(provider: Provider, username: string, password: string): Promise<Player> {
  try {
    return await provider.login(username, password)
  } catch (cause) {
    const plain = plainUsername(username)
    const unknown = cause instanceof ProviderRefusal && cause.code === 'notfound'
    if (!unknown || plain === username) throw cause
    return provider.login(plain, password)
  }
}
