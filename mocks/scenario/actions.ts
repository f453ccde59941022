import { type HttpHandler, http } from 'msw/http'
import type * as v from 'valibot'
import {
  automaticSchema,
  bankLineSchema,
  decisionSchema,
  simulatedBetSchema,
} from '#contract/scenario/actions'
import { answered, refuse } from '../answer'
import { readBody } from '../body'
import { automatic, bankLine, bet, decide, readAutomatic } from '../testerActions'

/** Where testers play the bank, a game or an admin; see `contract/scenarioDeeds.ts`. */
export function deedHandlers(at: (path: string) => string): HttpHandler[] {
  return [
    deed(at('/bankline'), bankLineSchema, bankLine),
    deed(at('/approve'), decisionSchema, decide),
    deed(at('/bet'), simulatedBetSchema, ({ userId, stake, won }) => bet(userId, stake, won)),
    http.get(at('/automatic'), () => answered(readAutomatic)),
    deed(at('/automatic'), automaticSchema, (order) => automatic(order.automatic)),
  ]
}

/** A POST with a JSON body, be it an empty one: what does not say so is not carried out. */
export function deed<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  work: (order: v.InferOutput<Schema>) => Promise<Response>,
): HttpHandler {
  return http.post(path, ({ request }) =>
    answered(async () => {
      const body = await readBody(request, schema)
      return 'problem' in body ? refuse(body.status, body.problem) : work(body.value)
    }),
  )
}
