/** Bodies of answers that refuse a call. */
import type { JsonSchema } from '@valibot/to-json-schema'
import { adminErrorCodes } from '#contract/admin/request'
import type { DemoErrorCode } from '#contract/demo'
import { importErrors } from '#contract/demoData/demoData'
import { type ErrorValueKind, errorCodes } from '#lib/appError'
import { refTo } from './components'

const valueSchemas: Record<ErrorValueKind, JsonSchema> = {
  amount: refTo('Baht'),
  moment: refTo('Moment'),
  wait: refTo('Moment'),
  count: { type: 'integer' },
  reason: { type: 'string' },
  text: { type: 'string' },
}

/** Kinds from the widest to the narrowest. */
const kinds: readonly ErrorValueKind[] = ['text', 'reason', 'amount', 'moment', 'wait', 'count']

/** Each value that an error may have, of its widest kind: `time` is a text or a moment, which is text too. */
function valuesOfErrors(): Record<string, JsonSchema> {
  const values = Object.values(errorCodes).flatMap((named) => Object.entries<ErrorValueKind>(named))
  const widest = values.toSorted(([, one], [, other]) => kinds.indexOf(other) - kinds.indexOf(one))
  return Object.fromEntries(widest.map(([name, kind]) => [name, valueSchemas[kind]]))
}

const demoCodes = ['changed', 'full', 'taken'] as const satisfies readonly DemoErrorCode[]

const text: JsonSchema = { type: 'string' }

/** Errors are read by their code; the message is for people who read a log. */
export const errorSchemas: Record<string, JsonSchema> = {
  Message: {
    description: 'A refusal in words.',
    type: 'object',
    required: ['message'],
    properties: { message: text },
  },
  ProviderError: {
    description: 'A refusal by code, with the values that its text shows.',
    type: 'object',
    required: ['code', 'requestId'],
    properties: { code: text, requestId: refTo('RequestId'), ...valuesOfErrors() },
  },
  StaffError: {
    description: 'A refusal by code. For `invalid`: which field, and the key of its error text.',
    type: 'object',
    required: ['code'],
    properties: {
      code: { enum: [...adminErrorCodes], type: 'string' },
      ...Object.fromEntries(
        ['who', 'at', 'id', 'field', 'error', 'message'].map((name) => [name, text]),
      ),
    },
  },
  DemoError: {
    description: 'A refusal in words, with a code if the app has a text for it.',
    type: 'object',
    required: ['message'],
    properties: { message: text, code: { enum: [...demoCodes, ...importErrors], type: 'string' } },
  },
  TestError: {
    description: 'A refusal by the test controls, in words or by code.',
    type: 'object',
    anyOf: [{ required: ['message'] }, { required: ['code'] }],
    properties: { message: text, code: text },
  },
  Failure: {
    description: 'An unexpected error. With a code, the storage failed.',
    type: 'object',
    required: ['message'],
    properties: { message: text, code: text, domain: text },
  },
}
