/** The last calls to the simulated back ends, as testers read them; secrets are masked before anything is kept. */
import * as v from 'valibot'
import { scenarioRuleSchema } from './scenario'

export const trafficPaths = {
  /** GET {@link trafficSchema}: those that are kept; with `?after=` an id only what came since. */
  all: '/api/scenarios/traffic',
  /** POST {@link recordingOrderSchema}: whether calls are kept from now on. */
  recording: '/api/scenarios/traffic/recording',
  /** POST: forgets all that are kept. */
  clear: '/api/scenarios/traffic/clear',
} as const

/** How many calls are kept; the oldest go first. */
export const mostCalls = 500

/** Characters of a body that is kept; of a longer one only its size is. */
export const longestKept = 100_000

/** What stands in the place of a secret. */
export const masked = '•••'

/** What was said, one way. */
const messageSchema = v.object({
  /** By their lower-case names. */
  headers: v.record(v.string(), v.string()),
  /** Bytes of the body, kept or not. */
  size: v.number(),
  /** Null for a body that is longer than {@link longestKept}, or no text. */
  text: v.nullable(v.string()),
})

export const recordedCallSchema = v.object({
  /** Grows with each call. */
  id: v.number(),
  /** By the device's clock, milliseconds since 1970. */
  startedAt: v.number(),
  /** Milliseconds until the answer began. */
  duration: v.number(),
  method: v.string(),
  url: v.string(),
  /** Made by the operator's staff, or to become one of them. */
  isStaff: v.boolean(),
  /** 0 for a call without an answer. */
  status: v.number(),
  /** Why it had none. */
  failure: v.nullable(v.string()),
  /** What steered it, as it was then. */
  rule: v.nullable(scenarioRuleSchema),
  request: messageSchema,
  answer: messageSchema,
})

export type RecordedCall = v.InferOutput<typeof recordedCallSchema>

export type RecordedMessage = RecordedCall['request']

export const recordingSchema = v.object({ isRecording: v.boolean() })

/** `unlessDecided`: what somebody chose here before stays. */
export const recordingOrderSchema = v.object({
  ...recordingSchema.entries,
  unlessDecided: v.optional(v.boolean(), false),
})

export const trafficSchema = v.object({
  ...recordingSchema.entries,
  /** The oldest that is kept: what is older has been forgotten. Null when none is. */
  firstId: v.nullable(v.number()),
  /** The oldest first. */
  calls: v.array(recordedCallSchema),
})

export type Traffic = v.InferOutput<typeof trafficSchema>
