import { setTransport } from '#api/client/transport'
import { ownAnswer } from '../../ownAnswer'
import { protectionOnWire } from './rewardsAnswers'

/** The body of a POST. */
export type Posted = Record<string, unknown>

type Made = (body: Posted) => unknown

/** JSON, a whole response, or a function that makes either from the posted body. */
type Answer = Made | object | string | number

/**
 * Answers by `METHOD path`; a call without an answer gets 404.
 * @returns the list of posted calls
 */
export function provide(answers: Record<string, Answer>): { path: string; body: Posted }[] {
  const posted: { path: string; body: Posted }[] = []
  const all: Record<string, Answer> = {
    'GET /usersystem/limits/u1': { data: protectionOnWire },
    ...answers,
  }
  setTransport(async (request) => {
    const path = new URL(request.url).pathname
    const body: Posted = request.method === 'POST' ? await request.json() : {}
    if (request.method === 'POST') posted.push({ path, body })
    const answer = all[`${request.method} ${path}`]
    const given = typeof answer === 'function' ? await answer(body) : answer
    if (given === undefined) return Response.json({ message: `No ${path}` }, { status: 404 })
    return ownAnswer(body, given instanceof Response ? given : Response.json(given))
  })
  return posted
}

/** A refusal by the provider, with a code. */
export const errorAnswer = (code: string, values: object = {}) =>
  Response.json({ code, ...values }, { status: 400 })
export const broken = () => new Response('<html>502</html>', { status: 502 })
export const silent = () => new Promise<Response>(() => {})
