/** Components shared by all operations: the session, and refusals. */
import type { JsonSchema } from '@valibot/to-json-schema'

const inWordsOrCode = {
  type: 'object',
  properties: { message: { type: 'string' }, code: { type: 'string' } },
} as const satisfies JsonSchema

/**
 * Answers name their request's id. A refusal without it would be taken for another request's, and the player
 * would never see it.
 */
const ofRequest = {
  type: 'object',
  required: ['code', 'requestId'],
  properties: { code: { type: 'string' }, requestId: { type: 'string', format: 'uuid' } },
} as const satisfies JsonSchema

/** Refusal of a request with an invalid body or session, which was not read. */
const unread = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
} as const satisfies JsonSchema

export const components = {
  securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  responses: {
    refused: {
      description: 'ProviderError, with the reason in words or as a code',
      content: { 'application/json': { schema: inWordsOrCode } },
    },
    refusedRequest: {
      description:
        'Error with a code, its values and the id of the request. If the request was not read, only a message.',
      content: { 'application/json': { schema: { anyOf: [ofRequest, unread] } } },
    },
  },
} as const
