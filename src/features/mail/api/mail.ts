import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoQuery } from '#api/client/demo'
import { mailChangePaths } from '#contract/mail/changes'
import {
  type ConversationMember,
  type Mail,
  type MailQuery,
  type MailView,
  mailPaths,
  mailsSchema,
  mailViewSchema,
  membersSchema,
} from '#contract/mail/mail'

export const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is found in a place: all ids, the first mails, and the unread counts of every place. */
    mailView: build.query<CachedResult<MailView>, MailQuery>(
      demoQuery('Mail', (question: MailQuery) => ({
        path: `${mailPaths.list}?${new URLSearchParams({ ...question })}`,
        schema: mailViewSchema,
      })),
    ),
    /** These mails, as far as they are there. */
    mailRows: build.query<CachedResult<Mail[]>, readonly string[]>(
      demoQuery('Mail', (ids: readonly string[]) => ({
        path: mailChangePaths.rows,
        schema: mailsSchema,
        body: { ids },
      })),
    ),
    /** What is marked on these mails and their conversations, however many there are. */
    mailMembers: build.query<CachedResult<ConversationMember[]>, readonly string[]>(
      demoQuery('Mail', (ids: readonly string[]) => ({
        path: mailChangePaths.members,
        schema: membersSchema,
        body: { ids },
      })),
    ),
    /** The mails that are read together with this one, oldest first; none where it is not there. */
    mailConversation: build.query<CachedResult<Mail[]>, string>(
      demoQuery('Mail', (id: string) => ({
        path: mailChangePaths.conversation,
        schema: mailsSchema,
        body: { id },
      })),
    ),
  }),
})

export const { useMailViewQuery, useMailRowsQuery, useMailMembersQuery, useMailConversationQuery } =
  mailApi
