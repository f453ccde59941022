/** Answers other than 200, the headers of all answers, and the session: shared by all operations. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#contract/calls/call'
import { type Ref, refTo } from './components'
import { errorCodesOf } from './errorCodes'

interface Header {
  description: string
  required: boolean
  schema: JsonSchema
  example?: string
}

export interface Response {
  description: string
  headers?: Record<string, Ref>
  content: { 'application/json': { schema: JsonSchema; example?: unknown } }
}

const header = (name: string): Ref => ({ $ref: `#/components/headers/${name}` })
const response = (name: string): Ref => ({ $ref: `#/components/responses/${name}` })

/** A provider is at another origin than the app; the app's own `/api` is not. */
export const providerHeaders: Record<string, Ref> = {
  Date: header('Date'),
  'Access-Control-Allow-Origin': header('AllowOrigin'),
  'Access-Control-Expose-Headers': header('ExposeHeaders'),
}

export const headers: Record<string, Header> = {
  Date: {
    description:
      'The provider’s clock. Confirmations of players expire by it, so it may be off by a minute at most.',
    required: true,
    schema: {
      type: 'string',
      pattern: '^[A-Z][a-z]{2}, \\d{2} [A-Z][a-z]{2} \\d{4} [\\d:]{8} GMT$',
    },
    example: 'Sat, 21 Nov 2026 05:00:00 GMT',
  },
  AllowOrigin: {
    description: 'The app’s origin, or `*`.',
    required: true,
    schema: { type: 'string', minLength: 1 },
    example: '*',
  },
  ExposeHeaders: {
    description: 'Lets the app read the clock and the waiting time.',
    required: true,
    schema: { type: 'string', minLength: 1 },
    example: 'Date, Retry-After',
  },
  RetryAfter: {
    description: 'Seconds until the next call. The app waits for five minutes at most.',
    required: true,
    schema: { type: 'string', pattern: '^\\d{1,6}$' },
    example: '30',
  },
}

function said(description: string, schema: string, example: unknown, more?: Record<string, Ref>) {
  return {
    description,
    ...(more && { headers: more }),
    content: { 'application/json': { schema: refTo(schema), example } },
  } satisfies Response
}

const retry = { 'Retry-After': header('RetryAfter') }

const responses: Record<string, Response> = {
  Refused: said('The call is invalid.', 'Message', { message: 'x: unknown parameter' }),
  DemoRefused: said('The call is invalid, or its record has changed.', 'DemoError', {
    message: 'changed',
    code: 'changed',
  }),
  TestRefused: said('The call is invalid, or does not fit the current data.', 'TestError', {
    code: 'notfound',
  }),
  NoSession: said('There is no valid session.', 'Message', { message: 'Invalid token' }),
  Forbidden: said('The session does not allow it.', 'Message', { message: 'Forbidden' }),
  NotFound: said('There is no such record.', 'Message', { message: 'Not found' }),
  NotJson: said('The body is not `application/json`.', 'Message', {
    message: 'The body must be application/json',
  }),
  TooLong: said('The body is too long.', 'Message', { message: 'The body is too long' }),
  TooMany: said('Too many calls.', 'Message', { message: 'Too many requests' }, retry),
  Failed: said('An unexpected error.', 'Failure', { message: 'Internal server error' }),
  Unavailable: said('Not available for a while.', 'Message', { message: 'Maintenance' }, retry),
}

export const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
} as const

/** @returns the responses that `paths` refer to */
export function responsesUsedIn(paths: unknown): Record<string, Response> {
  const text = JSON.stringify(paths)
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`responses/${name}"`)),
  )
}

/** Every answer of a call except the agreed one, by status. */
export function refusalsOf(call: Call, hasBody: boolean): Record<string, Response | Ref> {
  const isApi = call.path.startsWith('/api/')
  return {
    400: badRequest(call, isApi),
    ...(call.caller !== 'anyone' && { 401: response('NoSession') }),
    403: response('Forbidden'),
    ...((isApi || call.path.includes(':')) && { 404: response('NotFound') }),
    ...(hasBody && { 413: response('TooLong'), 415: response('NotJson') }),
    ...(!isApi && { 429: response('TooMany'), 503: response('Unavailable') }),
    500: response('Failed'),
  }
}

function badRequest(call: Call, isApi: boolean): Response | Ref {
  if (isApi) return response(call.path.startsWith('/api/scenarios') ? 'TestRefused' : 'DemoRefused')
  const codes = errorCodesOf(call)
  if (codes.length === 0) return response('Refused')
  const isRequest = call.envelope === 'request'
  const coded: JsonSchema = {
    allOf: [
      refTo(isRequest ? 'ProviderError' : 'StaffError'),
      { type: 'object', properties: { code: { enum: [...codes], type: 'string' } } },
    ],
  }
  const example = { code: codes[0], ...(isRequest && { requestId: exampleId }) }
  return {
    description: isRequest
      ? 'Refused by code, with the request’s id. If the request was not read, only a message.'
      : 'Refused by code, or in words.',
    content: {
      'application/json': { schema: { anyOf: [coded, refTo('Message')] }, example },
    },
  }
}

export const exampleId = '7f9c24e8-3b12-4fef-91d5-6b1f0a2c8e4d'
