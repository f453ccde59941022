/** Adds examples to a description: what the simulation answered, or values made from the schema. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#contract/calls/call'
import { type Content, type Example, type OpenApi, placeOf } from './openApi'
import { sampleOf } from './sample'

interface Filling {
  schemas: Record<string, JsonSchema>
  examples: ReadonlyMap<string, Example>
}

export function addExamples(
  calls: readonly Call[],
  paths: OpenApi['paths'],
  { schemas, examples }: Filling,
): void {
  for (const call of calls) {
    const described = paths[placeOf(call)]?.[call.method.toLowerCase()]
    if (!described) continue
    const { body, answer } = examples.get(call.name) ?? {}
    const sent = described.requestBody?.content['application/json']
    if (sent) sent.example = body ?? sampleOf(sent.schema, schemas)
    const answered = described.responses[200].content['application/json']
    const sample = () => agreedSample(call, answered.schema, schemas)
    Object.assign(answered, answersOf(call, answer ?? sample()))
  }
}

/** Skips the words that may replace an answer. */
function agreedSample(call: Call, schema: JsonSchema, schemas: Record<string, JsonSchema>) {
  if (!call.markers) return sampleOf(schema, schemas)
  const whole = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
  const agreed = whole.anyOf?.[1]
  return sampleOf(typeof agreed === 'object' ? agreed : whole, schemas)
}

/** If a marker can be the answer, each kind of answer has a named example. */
function answersOf(
  call: Call,
  answer: unknown,
): Pick<Content['application/json'], 'example' | 'examples'> {
  if (!call.markers) return { example: answer }
  const markers = call.markers.map((marker) => [marker, { value: marker }])
  const isMarker = typeof answer === 'string' && call.markers.includes(answer)
  const asAgreed = isMarker ? [] : [['agreed', { value: answer }]]
  return { examples: Object.fromEntries([...asAgreed, ...markers]) }
}
