/** What the operations of a description share: the session, and how a call is refused. */
import type { JsonSchema } from '@valibot/to-json-schema'

const inWordsOrCode = {
  type: 'object',
  properties: { message: { type: 'string' }, code: { type: 'string' } },
} as const satisfies JsonSchema

/**
 * Once answers name their orders, a refusal that names none is taken for one of another order: the player would
 * never hear it.
 */
const ofOrder = {
  type: 'object',
  required: ['code', 'requestId'],
  properties: { code: { type: 'string' }, requestId: { type: 'string', format: 'uuid' } },
} as const satisfies JsonSchema

/** Nobody read an order whose body or session is not as agreed. */
const unread = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
} as const satisfies JsonSchema

export const components = {
  securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  responses: {
    refused: {
      description: 'Refused, with the reason in words or as a code',
      content: { 'application/json': { schema: inWordsOrCode } },
    },
    refusedOrder: {
      description:
        'Refused, with the reason as a code, its values beside it, and the id of the order; in words alone where the order was not read',
      content: { 'application/json': { schema: { anyOf: [ofOrder, unread] } } },
    },
  },
} as const
