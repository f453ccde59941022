/** Endpoints for cases, and for the messages between a player and staff. */
import * as v from 'valibot'
import {
  type Assignee,
  assigneesSchema,
  type Case,
  type CaseState,
  caseSchema,
  openedCaseSchema,
  playerMessagesSchema,
} from '#contract/admin/cases'
import { type ListAnswer, listSchema } from '#contract/admin/list'
import type { SupportSubject } from '#contract/help/support'
import type { ListQuery } from '../list/listState'
import { adminApi, adminQuery, adminRequest } from './adminApi'

const cases = listSchema(caseSchema)

/** Parser for the list's export. */
export const readCases = (body: unknown): ListAnswer<Case> => v.parse(cases, body)

interface OpenRequest {
  requestId: string
  userId: string
  about: SupportSubject | null
  assignee: Assignee
  note: string
}

/** What is left out stays. */
interface ChangeRequest {
  requestId: string
  caseId: string
  version: number
  assignee?: Assignee
  state?: CaseState
  note?: string
}

interface ReplyRequest {
  requestId: string
  userId: string
  text: string
  about: SupportSubject | null
  lastMessageId: string | null
}

export const {
  useCasesQuery,
  useCaseQuery,
  useAssigneesQuery,
  useOpenCaseMutation,
  useChangeCaseMutation,
  usePlayerMessagesQuery,
  useReplyToPlayerMutation,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.query(adminQuery((query: ListQuery) => ({ call: 'cases', schema: cases, query }))),
    case: build.query(adminQuery((id: string) => ({ call: 'case', schema: caseSchema, id }))),
    assignees: build.query(
      adminQuery<v.InferOutput<typeof assigneesSchema>, void>(() => ({
        call: 'assignees',
        schema: assigneesSchema,
      })),
    ),
    openCase: build.mutation(
      adminRequest<OpenRequest, v.InferOutput<typeof openedCaseSchema>>(
        'openCase',
        openedCaseSchema,
      ),
    ),
    changeCase: build.mutation(adminRequest<ChangeRequest, unknown>('changeCase', v.unknown())),
    playerMessages: build.query(
      adminQuery((id: string) => ({ call: 'playerMessages', schema: playerMessagesSchema, id })),
    ),
    replyToPlayer: build.mutation(
      adminRequest<ReplyRequest, unknown>('replyToPlayer', v.unknown(), [
        'Support',
        'Notification',
      ]),
    ),
  }),
})
