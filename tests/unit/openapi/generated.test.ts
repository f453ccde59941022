import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answerSchema, type Call } from '#contract/calls/call'
import { describeAll, parts } from '#mocks/openapi/documents'
import { placeOf } from '#mocks/openapi/openApi'
import * as fc from '../../properties'
import { Description } from '../../provider/described'
import { fitting } from './arbitrary'

const documents = describeAll('1.0.0')

/** Answers for each call. */
const numRuns = 20

/**
 * Rules that a schema cannot say: those between two fields, limits of amounts below the general one, texts that
 * are empty without their spaces, and the forms of the account profile, a demo.
 */
const beyondSchemas =
  /^(The end is before|Due before|Invalid value: Expected <=999999999 |Invalid length: Expected !0 |Not (an https|a mail) address|Not a (phone number|user name|tax number|month and year)|Not four digits)/

/** @returns why the app does not read an answer, or why it does not fit its description */
function faultOf(call: Call, answer: unknown, description: Description): string | null {
  const error = description.answerError(call, 200, answer)
  if (error !== null) return `does not fit: ${error}`
  const read = v.safeParse(answerSchema(call), answer)
  const issues = (read.issues ?? []).filter(({ message }) => !beyondSchemas.test(message))
  const [issue] = issues
  return issue === undefined ? null : `is not read: ${v.getDotPath(issue)}: ${issue.message}`
}

describe.each(['provider', 'admin', 'api'] as const)('%s', (part) => {
  const { calls }: { calls: readonly Call[] } = parts[part]

  test('the app reads every answer that an operator builds from the description', () => {
    const { paths, components } = documents[part]
    const description = new Description(documents[part])
    const faults = calls.flatMap((call) => {
      const agreed = paths[placeOf(call)]?.[call.method.toLowerCase()]?.responses[200]
      const schema = agreed?.content['application/json'].schema ?? {}
      const answers = fc.sample(fitting(schema, components.schemas), { numRuns })
      const [fault] = answers.flatMap((answer) => faultOf(call, answer, description) ?? [])
      return fault === undefined ? [] : [`${call.name} ${fault.slice(0, 300)}`]
    })
    expect(faults).toEqual([])
  })
})
