/** The last calls to the simulated back ends, for testers; secrets are masked before a call is stored. */
import * as v from 'valibot'
import { scenarioRuleSchema } from './scenario'

export const trafficPaths = {
  /** GET {@link trafficSchema}: the stored calls; with `?after=` and an id, only newer ones. */
  all: '/api/scenarios/traffic',
  /** POST {@link recordingRequestSchema}: starts or stops recording. */
  recording: '/api/scenarios/traffic/recording',
  /** POST: deletes all stored calls. */
  clear: '/api/scenarios/traffic/clear',
} as const

/** Most calls that are stored; the oldest are dropped first. */
export const mostCalls = 500

/** Longest stored body, in characters; of a longer one only the size is stored. */
export const longestKept = 100_000

/** Replacement for a secret. */
export const masked = '•••'

/** One direction of a call: its request or its answer. */
const messageSchema = v.object({
  /** Keyed by lower-case name. */
  headers: v.record(v.string(), v.string()),
  /** Bytes of the body, stored or not. */
  size: v.number(),
  /** Null if the body is longer than {@link longestKept}, or not text. */
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
  /** Made by staff, or a staff login. */
  isStaff: v.boolean(),
  /** 0 for a call without an answer. */
  status: v.number(),
  /** Why there was no answer. */
  failure: v.nullable(v.string()),
  /** The rule that affected the call, as it was then. */
  rule: v.nullable(scenarioRuleSchema),
  request: messageSchema,
  answer: messageSchema,
})

export type RecordedCall = v.InferOutput<typeof recordedCallSchema>

export type RecordedMessage = RecordedCall['request']

export const recordingSchema = v.object({ isRecording: v.boolean() })

/** `unlessDecided`: an earlier choice on this device stays. */
export const recordingRequestSchema = v.object({
  ...recordingSchema.entries,
  unlessDecided: v.optional(v.boolean(), false),
})

export const trafficSchema = v.object({
  ...recordingSchema.entries,
  /** Id of the oldest stored call, because older ones were dropped; null if there is none. */
  firstId: v.nullable(v.number()),
  /** Oldest first. */
  calls: v.array(recordedCallSchema),
})

export type Traffic = v.InferOutput<typeof trafficSchema>
