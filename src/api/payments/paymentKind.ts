/** A kind of payment request: its schema, how it is sent, and how the pages show it. */
import * as v from 'valibot'
import { isFailure } from '#contract/failure'
import type { Dispatch } from '../client/api'
import { type OpenPayment, openPayments } from './openPayments'
import type { PaymentRequest } from './paymentRequest'
import { answerInHistory, type MutationResult, type RequestHistory } from './requestHistory'

/** The posted body: the fields of `contract/wire.ts` and those of its kind. */
export type RequestSchema = v.GenericSchema<
  { requestId: string; userId: string; validUntil?: string | undefined },
  unknown
>

/** The fields that the screen fills in, as sent: amounts in baht. */
export type RequestDraft<Schema extends RequestSchema> = Omit<
  v.InferInput<Schema>,
  'requestId' | 'userId' | 'validUntil'
>

export interface PaymentKind<Schema extends RequestSchema = RequestSchema, Answer = unknown> {
  name: string
  schema: Schema
  /** Posts a request that matches the schema, or asks for its result once its confirmation has ended. */
  post(dispatch: Dispatch, request: PaymentRequest): Promise<MutationResult<Answer>>
  /** The request stored under `name` (the kind's own, or `kind-slot`), as the pages show it. */
  open(name: string, userId: string): OpenPayment<v.InferOutput<Schema>, Answer>
}

/** A mutation made with `providerMutation`, e.g. `withdrawApi.endpoints.withdraw`. */
interface RequestEndpoint<Sent, Answer> {
  initiate: (
    body: Sent,
    options: { track: false },
  ) => (
    dispatch: Dispatch,
    getState: () => unknown,
    extra: unknown,
  ) => PromiseLike<MutationResult<Answer>>
}

/** Defines a kind. If the provider cannot be asked about a request, `history` is searched for it. */
export function paymentKind<Schema extends RequestSchema, Answer>(
  name: string,
  endpoint: RequestEndpoint<v.InferInput<Schema>, Answer>,
  schema: Schema,
  history?: RequestHistory<Answer>,
): PaymentKind<Schema, Answer> {
  return {
    name,
    schema,
    async post(dispatch, request) {
      const { order: body } = request
      if (!v.is(schema, body)) throw new Error(`A request (${name}) does not fit its schema`)
      const result = await dispatch(endpoint.initiate(body, { track: false }))
      return history && isUnclear(result) ? answerInHistory(history, request) : result
    },
    open: openPayments(schema),
  }
}

/** Whether the provider was asked for the result of a request and cannot tell. */
function isUnclear({ error }: MutationResult<unknown>): boolean {
  return isFailure(error) && error.code === 'unclear'
}
