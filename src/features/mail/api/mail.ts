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
    /** The mails of a folder or label: all ids, the first mails, and the unread counts of every folder. */
    mailView: build.query<CachedResult<MailView>, MailQuery>(
      demoQuery('Mail', (question: MailQuery) => ({
        path: `${mailPaths.list}?${new URLSearchParams({ ...question })}`,
        schema: mailViewSchema,
      })),
    ),
    /** The mails with these ids, as far as they exist. */
    mailRows: build.query<CachedResult<Mail[]>, readonly string[]>(
      demoQuery('Mail', (ids: readonly string[]) => ({
        path: mailChangePaths.rows,
        schema: mailsSchema,
        body: { ids },
      })),
    ),
    /** The flags of these mails and their conversations, however many there are. */
    mailMembers: build.query<CachedResult<ConversationMember[]>, readonly string[]>(
      demoQuery('Mail', (ids: readonly string[]) => ({
        path: mailChangePaths.members,
        schema: membersSchema,
        body: { ids },
      })),
    ),
    /** The conversation of a mail, oldest first; empty if the mail does not exist. */
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
