import { loginRequestSchema } from '../../src/contract/account'
import { accountMessages } from '../../src/contract/accountMessages'
import { playerToWire } from '../../src/contract/player'
import { ProviderRefusal } from '../../src/contract/provider'
import { refuse } from '../answer'
import { readBody } from '../body'
import { signToken } from '../token'
import { rememberUser } from './localUsers'
import type { Provider } from './provider'
import { loginRefusals } from './refusals'

export async function login(request: Request, provider: Provider): Promise<Response> {
  const body = await readBody(request, loginRequestSchema)
  if ('problem' in body) return refuse(400, body.problem)
  const { username, password } = body.value
  if (username.trim() === '' || password === '') {
    return refuse(400, accountMessages.credentialsRequired)
  }
  try {
    const player = await provider.login(username, password)
    await rememberUser(player)
    const serviceToken = await signToken(player.id)
    return Response.json({ serviceToken, user: playerToWire(player) })
  } catch (cause) {
    const words = cause instanceof ProviderRefusal && loginRefusals.get(cause.code)
    if (words) return refuse(400, words)
    throw cause
  }
}
