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
  /** The mail's id. */
  id: string
  attachmentId: string
}

/** Mutations of drafts. Drafts stay on the device. */
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
    /**
     * A read declared as a mutation: it runs only when the user downloads the file, and its response is not
     * cached.
     */
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
