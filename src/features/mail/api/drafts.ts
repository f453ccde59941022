import { demoMutation } from '#api/client/demo'
import {
  type AttachFile,
  type MailDraft,
  type MailFile,
  mailChangePaths,
  mailFileSchema,
  type SavedDraft,
  savedDraftSchema,
} from '#contract/mail/changes'
import { type Mail, mailSchema } from '#contract/mail/mail'
import { mailApi } from './mail'

const answersMail = <Body>(path: string) =>
  demoMutation(['Mail'], (body: Body) => ({ path, schema: mailSchema, body }))

export interface NamedAttachment {
  /** That of the mail. */
  id: string
  attachmentId: string
}

/** What is done to drafts; nothing of it leaves the device. */
export const mailDraftsApi = mailApi.injectEndpoints({
  endpoints: (build) => ({
    saveDraft: build.mutation<SavedDraft, MailDraft>(
      demoMutation(['Mail'], (body: MailDraft) => ({
        path: mailChangePaths.saveDraft,
        schema: savedDraftSchema,
        body,
      })),
    ),
    sendMail: build.mutation<Mail, { id: string }>(
      answersMail<{ id: string }>(mailChangePaths.send),
    ),
    recallMail: build.mutation<Mail, { id: string }>(
      answersMail<{ id: string }>(mailChangePaths.recall),
    ),
    attachFile: build.mutation<Mail, AttachFile>(answersMail<AttachFile>(mailChangePaths.attach)),
    detachFile: build.mutation<Mail, NamedAttachment>(
      answersMail<NamedAttachment>(mailChangePaths.detach),
    ),
    /** Only asks, but only when a person wants the file, and what it answers is not kept. */
    mailFile: build.mutation<MailFile, NamedAttachment>(
      demoMutation([], (body: NamedAttachment) => ({
        path: mailChangePaths.attachment,
        schema: mailFileSchema,
        body,
      })),
    ),
  }),
})

export const {
  useSaveDraftMutation,
  useSendMailMutation,
  useRecallMailMutation,
  useAttachFileMutation,
  useDetachFileMutation,
  useMailFileMutation,
} = mailDraftsApi
