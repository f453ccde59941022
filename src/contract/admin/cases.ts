/** Cases: work on a player that staff hand to a colleague or a role; and the player's messages to staff. */
import * as v from 'valibot'
import { longestMessage, supportMessageSchema, supportSubjectSchema } from '../help/support'
import { instantOnWire, maybe } from '../wire'
import { roles } from './access'
import { adminRequestSchema } from './request'

export const caseStates = ['open', 'progress', 'done'] as const

export type CaseState = (typeof caseStates)[number]

/** States that wait for the assignee. */
export const openCaseStates = ['open', 'progress'] as const satisfies readonly CaseState[]

/** One staff member, or everybody of a role. */
const assigneeSchema = v.union([
  v.strictObject({ adminID: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({ role: v.picklist(roles) }),
])

export type Assignee = v.InferOutput<typeof assigneeSchema>

/** An assignee on the wire; `name` is null for a role. */
export const namedAssigneeSchema = v.object({
  role: v.picklist(roles),
  adminID: maybe(v.string()),
  name: maybe(v.string()),
})

export type NamedAssignee = v.InferOutput<typeof namedAssigneeSchema>

/** One change of a case; null fields did not change. */
const caseStepSchema = v.object({
  at: instantOnWire,
  by: v.string(),
  state: maybe(v.picklist(caseStates)),
  to: maybe(namedAssigneeSchema),
  note: maybe(v.string()),
})

export const caseSchema = v.object({
  caseId: v.string(),
  /** Raised by each change. */
  version: v.number(),
  userId: v.string(),
  username: v.string(),
  name: v.string(),
  /** The deposit or withdrawal concerned. */
  about: maybe(supportSubjectSchema),
  state: v.picklist(caseStates),
  assignee: namedAssigneeSchema,
  /** Assigned to the reader, or to the reader's role. */
  isMine: v.boolean(),
  /** The player's last message has no reply yet. */
  awaitsReply: v.boolean(),
  /** The newest note. */
  note: v.string(),
  /** Oldest first. */
  steps: v.array(caseStepSchema),
  createdAt: instantOnWire,
  updatedAt: instantOnWire,
})

export type Case = v.InferOutput<typeof caseSchema>

/** Active staff whom a case can be handed to. */
export const assigneesSchema = v.object({
  data: v.array(v.object({ adminID: v.string(), name: v.string(), role: v.picklist(roles) })),
})

/** In characters. */
export const longestNote = 1000

const noteText = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(longestNote))

export const openCaseSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  about: maybe(supportSubjectSchema),
  assignee: assigneeSchema,
  note: noteText,
})

export const openedCaseSchema = v.object({ requestId: v.string(), caseId: v.string() })

/** Hands a case over, changes its state or adds a note; what is left out stays. */
export const changeCaseSchema = v.pipe(
  v.object({
    ...adminRequestSchema.entries,
    caseId: v.string(),
    /** Version that the screen showed. */
    version: v.number(),
    assignee: v.optional(assigneeSchema),
    state: v.optional(v.picklist(caseStates)),
    note: v.optional(noteText),
  }),
  v.check(
    ({ assignee, state, note }) =>
      assignee !== undefined || state !== undefined || note !== undefined,
    'required',
  ),
)

/** Messages between a player and staff, oldest first. `by` is the colleague; null for the automatic reply. */
export const playerMessagesSchema = v.object({
  data: v.array(v.object({ ...supportMessageSchema.entries, by: maybe(v.string()) })),
})

export type PlayerMessage = v.InferOutput<typeof playerMessagesSchema>['data'][number]

export const replySchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(longestMessage)),
  about: maybe(supportSubjectSchema),
  /** The last message that the screen showed; null for none. A newer one of the player is read first. */
  lastMessageId: v.nullable(v.string()),
})
