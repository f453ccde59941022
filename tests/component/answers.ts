import { setTransport } from '#api/client/transport'
import { ownAnswer } from '../ownAnswer'

export interface Call {
  path: string
  /** The body of a POST. */
  body: unknown
}

export type Answers = Readonly<Record<string, (call: Call) => unknown>>

/**
 * Answers for the provider by path; a path without an answer gets 500.
 * @returns the list of calls
 */
export function answerWith(answers: Answers): Call[] {
  const calls: Call[] = []
  setTransport(async (request) => {
    const path = new URL(request.url).pathname
    const body: unknown = request.method === 'POST' ? await request.json() : null
    const call = { path, body }
    calls.push(call)
    const answer = await answers[path]?.(call)
    if (answer === undefined) return new Response('{}', { status: 500 })
    return ownAnswer(body, answer instanceof Response ? answer : Response.json(answer))
  })
  return calls
}

export const errorOf = (code: string, values: object = {}) =>
  Response.json({ code, ...values }, { status: 400 })

export const lost = () => Promise.reject(new TypeError('Failed to fetch'))
