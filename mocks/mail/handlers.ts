import type { HttpHandler } from 'msw/http'
import * as v from 'valibot'
import {
  attachBody,
  attachmentBody,
  chosenMailsBody,
  draftBody,
  mailChangePaths,
  mailIdsBody,
  markBody,
  moveBody,
} from '#contract/mail/changes'
import {
  filterBody,
  mailIdBody,
  mailPaths,
  mailQuerySchema,
  marksOf,
  setImportantBody,
  setStarredBody,
} from '#contract/mail/mail'
import type { MockConfig } from '../config'
import { DemoError, DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { changeMail, markMails, moveMails, removeMails } from './changes'
import { mailDatabase } from './database'
import { attachFile, detachFile, fileOf, recallMail, saveDraft, sendDraft } from './drafts'
import { labelRoutes } from './labels'
import { everyMail, mailsIn, mailView } from './lists'
import { memberOf } from './places'
import { answerOf, conversationOf, mailsAmong } from './rows'
import { wakeDue } from './snooze'

export function mailHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, mailDatabase, wakeDue)
  const changes = mailChangePaths
  return [
    routes.get(
      mailPaths.list,
      async (query) => {
        if (query.size === 0) return everyMail()
        const asked = v.safeParse(mailQuerySchema, Object.fromEntries(query))
        if (!asked.success) throw new DemoError(400, asked.issues[0].message)
        return mailView(asked.output)
      },
      Object.keys(mailQuerySchema.entries),
    ),
    ...labelRoutes(routes),
    routes.post(mailPaths.filter, filterBody, async ({ filter }) =>
      (await mailsIn(filter)).map(answerOf),
    ),
    routes.post(mailPaths.setImportant, setImportantBody, ({ id, important }) =>
      changeMail(id, (mail) => ({ important: important ?? !mail.important })),
    ),
    routes.post(mailPaths.setStarred, setStarredBody, ({ id, starred }) =>
      changeMail(id, (mail) => ({ starred: starred ?? !mail.starred })),
    ),
    routes.post(mailPaths.setRead, mailIdBody, ({ id }) =>
      changeMail(id, () => ({ isRead: true })),
    ),
    routes.post(
      changes.rows,
      mailIdsBody,
      async ({ ids }) => (await mailsAmong(ids)).map(answerOf),
      wholeStoreBody,
    ),
    routes.post(
      changes.members,
      mailIdsBody,
      async ({ ids }) =>
        (await mailsAmong(ids)).map((mail) => ({ ...memberOf(mail), ...marksOf(mail) })),
      wholeStoreBody,
    ),
    routes.post(changes.conversation, mailIdBody, async ({ id }) =>
      (await conversationOf(id)).map(answerOf),
    ),
    routes.post(changes.mark, markBody, markMails, wholeStoreBody),
    routes.post(changes.move, moveBody, moveMails, wholeStoreBody),
    routes.post(changes.remove, chosenMailsBody, removeMails, wholeStoreBody),
    routes.post(changes.saveDraft, draftBody, saveDraft, wholeStoreBody),
    routes.post(changes.send, mailIdBody, ({ id }) => sendDraft(id)),
    routes.post(changes.recall, mailIdBody, ({ id }) => recallMail(id)),
    routes.post(changes.attach, attachBody, attachFile, wholeStoreBody),
    routes.post(changes.detach, attachmentBody, detachFile),
    routes.post(changes.attachment, attachmentBody, ({ attachmentId }) => fileOf(attachmentId)),
  ]
}
