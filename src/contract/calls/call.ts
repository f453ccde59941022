/** One call of the contract, as it is described, looked for and checked: `openapi`, /developers, `npm run check-provider`. */
import * as v from 'valibot'

/** Who may make it: anybody, a player who is logged in, the player in whose path it is, or the staff. */
export type Caller = 'anyone' | 'player' | 'owner' | 'staff'

/**
 * How the content stands in the answer: alone, in `data`, in `data` of a page with `next`, or in `data`
 * of an order beside its `requestId`.
 */
export type Envelope = 'bare' | 'data' | 'page' | 'order'

export interface Answer {
  method: 'GET' | 'POST' | 'DELETE'
  caller: Caller
  envelope: Envelope
  content: v.GenericSchema
  /** Words alone that come with 200 in the place of the content: each says why there is none. */
  markers?: readonly string[] | undefined
  /** What may stand behind the `?`. */
  query?: v.GenericSchema | undefined
}

export interface Call extends Answer {
  /** In letters of one word, unique among the calls of one description. */
  name: string
  /** Parameters as `:name`. */
  path: string
  /** The part of the product that it belongs to. */
  group: string
  /** Named by the specification, or ours. */
  isSpecified: boolean
}

/** What long lists may be asked with; see `contract/provider.ts`. */
export const pageQuery = v.object({ after: v.optional(v.string()) })

/** The schema of a whole answer, envelope and all, or of a marker in its place: that is read first, of a long one too. */
export function answerSchema(answer: Answer): v.GenericSchema {
  const { markers } = answer
  return markers ? v.union([v.picklist(markers), envelopeSchema(answer)]) : envelopeSchema(answer)
}

function envelopeSchema({ envelope, content }: Answer): v.GenericSchema {
  switch (envelope) {
    case 'data':
      return v.object({ data: content })
    case 'page':
      return v.object({ data: content, next: v.optional(v.nullable(v.string())) })
    case 'order':
      return v.object({ data: content, requestId: v.pipe(v.string(), v.uuid()) })
    default:
      return content
  }
}
