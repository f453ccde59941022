/** A recording of a real provider (HTTP archive, HAR 1.2) as a scenario. */
import * as v from 'valibot'

/** Longest archive, in characters. Pictures and scripts of the recorded pages count too. */
export const longestArchive = 64_000_000

const namedValues = v.optional(v.array(v.object({ name: v.string(), value: v.string() })), [])

/** The parts that are read. Browsers and proxies add more. */
export const archiveEntrySchema = v.object({
  startedDateTime: v.string(),
  request: v.object({
    method: v.string(),
    url: v.pipe(v.string(), v.url()),
    headers: namedValues,
    postData: v.optional(v.object({ text: v.optional(v.string(), '') })),
  }),
  response: v.object({
    status: v.number(),
    headers: namedValues,
    content: v.optional(
      v.object({
        mimeType: v.optional(v.string(), ''),
        text: v.optional(v.string()),
        encoding: v.optional(v.string()),
      }),
      {},
    ),
  }),
})

export type ArchiveEntry = v.InferOutput<typeof archiveEntrySchema>

export const archiveSchema = v.object({ log: v.object({ entries: v.array(v.unknown()) }) })

/**
 * Why a recorded call is left to the simulation:
 * - `unknown`: not a call of the provider, for example a picture or a page
 * - `secret`: the answer holds a token, a password or a picture that was masked
 * - `incomplete`: the recording has no answer, or not its text
 * - `toolong`: the answer is longer than a rule can be, or there are too many rules
 */
export const leftReasons = ['unknown', 'secret', 'incomplete', 'toolong'] as const

export type LeftReason = (typeof leftReasons)[number]

export const replaySchema = v.object({
  /** Content of a `*.scenario.json`. */
  scenario: v.looseObject({}),
  /** Number of recorded calls that its rules answer. */
  taken: v.number(),
  /** Number of the other calls, by reason. */
  left: v.partial(v.object(v.entriesFromList(leftReasons, v.number()))),
})

export type Replay = v.InferOutput<typeof replaySchema>
