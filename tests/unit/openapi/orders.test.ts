/** What orders are answered is what is described: operators build theirs from the description. */
import { Ajv2020 } from 'ajv/dist/2020'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerSchema, type Call } from '#contract/calls/call'
import { describeAll, type PartName, parts } from '#mocks/openapi/documents'
import { collectAnswers } from '#mocks/openapi/examples'
import { startOperator } from '../admin/staff'
import type { Answer } from '../provider/backEnds'
import { startProvider } from '../provider/providerPlayer'
import { playerOrders } from './playerOrders'
import { staffOrders } from './staffOrders'

interface Side {
  part: PartName
  orders: Readonly<Record<string, () => Promise<Answer>>>
  start: () => Promise<void>
}

const sides: readonly Side[] = [
  { part: 'provider', orders: playerOrders, start: startProvider },
  { part: 'admin', orders: staffOrders, start: startOperator },
]

const descriptions = describeAll('1.0.0')
const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** As others get it: as text. */
function describedAnswer(part: PartName, { path }: Call): object {
  const place = path.replace(/:(\w+)/g, '{$1}')
  const agreed = descriptions[part].paths[place]?.['post']?.responses[200]
  if (!agreed || '$ref' in agreed) throw new Error(`${path}: not described`)
  return JSON.parse(JSON.stringify(agreed.content['application/json'].schema))
}

describe.each(sides)('$part', ({ part, orders, start }) => {
  const calls: readonly Call[] = parts[part].calls

  beforeEach(start)

  test.each(Object.entries(orders))('%s is answered as it is described', async (name, give) => {
    const call = calls.find((one) => one.name === name && one.method === 'POST')
    if (!call) throw new Error(`No call ${name}`)
    const { status, body } = await give()
    expect([status, typeof body]).toEqual([200, 'object'])
    const checked = v.safeParse(answerSchema(call), body)
    expect(checked.success ? null : v.flatten(checked.issues)).toBeNull()
    ajv.validate(describedAnswer(part, call), body)
    expect(ajv.errorsText()).toBe('No errors')
  })
})

test('every call that changes something is carried out, here or for the examples', async () => {
  const answered = await collectAnswers()
  for (const { part, orders } of sides) {
    const calls: readonly Call[] = parts[part].calls
    const remaining = calls.filter(
      ({ name, method }) => method === 'POST' && answered[part].get(name)?.answer === undefined,
    )
    expect(remaining.map(({ name }) => name).toSorted()).toEqual(Object.keys(orders).toSorted())
  }
})
