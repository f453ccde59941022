/** GET /support/{userId} and POST /support/message: messages between a player and staff. */
import * as v from 'valibot'
import { idOnWire, instantOnWire, maybe, requestEntries } from '../wire'

/** In characters. */
export const longestMessage = 1000

export const supportSubjects = ['deposit', 'withdraw'] as const

/** The transaction that a message is about. */
export const supportSubjectSchema = v.object({ kind: v.picklist(supportSubjects), id: idOnWire })

export type SupportSubject = v.InferOutput<typeof supportSubjectSchema>

export const supportRequestSchema = v.object({
  ...requestEntries,
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestMessage)),
  about: maybe(supportSubjectSchema),
})

export type SupportRequest = v.InferOutput<typeof supportRequestSchema>

export const supportMessageSchema = v.object({
  messageId: idOnWire,
  from: v.picklist(['player', 'staff']),
  text: v.string(),
  about: maybe(supportSubjectSchema),
  createdAt: instantOnWire,
})

export type SupportMessage = v.InferOutput<typeof supportMessageSchema>

/** Oldest first. */
export const supportThreadSchema = v.array(supportMessageSchema)

/** @returns the id of the notification about a message from staff */
export function replyNotificationId(messageId: string): string {
  return `supportreply:${messageId}`
}
