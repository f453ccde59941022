/** One call of the contract, as `openapi`, /developers and `npm run check-provider` use it. */
import * as v from 'valibot'

/** Who may make the call: anyone, a logged-in player, the player named in the path, or staff. */
export type Caller = 'anyone' | 'player' | 'owner' | 'staff'

/**
 * Where the answer holds its content: bare, in `data`, in `data` of a page with `next`, or in `data` of a
 * request's answer beside its `requestId`.
 */
export type Envelope = 'bare' | 'data' | 'page' | 'request'

export interface Answer {
  method: 'GET' | 'POST' | 'DELETE'
  caller: Caller
  envelope: Envelope
  content: v.GenericSchema
  /** Bare words that a 200 may contain instead of the content: each says why there is none. */
  markers?: readonly string[] | undefined
  /** Allowed query parameters. */
  query?: v.GenericSchema | undefined
}

export interface Call extends Answer {
  /** Identifier, unique within one description. */
  name: string
  /** Parameters as `:name`. */
  path: string
  /** The part of the product that it belongs to. */
  group: string
  /** True if the specification names the call; false for our own calls. */
  isSpecified: boolean
}

/** Query parameters of long lists; see `contract/provider.ts`. */
export const pageQuery = v.object({ after: v.optional(v.string()) })

/** Schema of an answer with its envelope, or of a marker, which is tried first, also for long answers. */
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
    case 'request':
      return v.object({ data: content, requestId: v.pipe(v.string(), v.uuid()) })
    default:
      return content
  }
}
