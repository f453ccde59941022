import { demoMutation } from '#api/client/demo'
import {
  type MarkMails,
  type Moved,
  type MoveMails,
  mailChangePaths,
  movedSchema,
} from '#contract/mail/changes'
import { mailPaths, nothingSchema } from '#contract/mail/mail'
import { atOnce } from './atOnce'
import { mailApi } from './mail'

/** The specified calls on one mail. */
const flagCall = (path: string) =>
  demoMutation(['Mail'], (id: string) => ({ path, schema: nothingSchema, body: { id } }))

const one = (id: string) => [id]

/** What is done to mails shows at once. */
export const mailChangesApi = mailApi.injectEndpoints({
  endpoints: (build) => ({
    setStarred: build.mutation<unknown, string>(
      atOnce(flagCall(mailPaths.setStarred), {
        idsOf: one,
        change: ({ starred }) => ({ starred: !starred }),
      }),
    ),
    setImportant: build.mutation<unknown, string>(
      atOnce(flagCall(mailPaths.setImportant), {
        idsOf: one,
        change: ({ important }) => ({ important: !important }),
      }),
    ),
    setRead: build.mutation<unknown, string>(
      atOnce(flagCall(mailPaths.setRead), { idsOf: one, change: () => ({ isRead: true }) }),
    ),
    markMails: build.mutation<unknown, MarkMails>(
      atOnce(
        demoMutation(['Mail'], (body: MarkMails) => ({
          path: mailChangePaths.mark,
          schema: nothingSchema,
          body,
        })),
        {
          idsOf: ({ ids }: MarkMails) => ids,
          change: (mail, wanted) => ({
            isRead: wanted.isRead ?? mail.isRead,
            starred: wanted.starred ?? mail.starred,
            important: wanted.important ?? mail.important,
          }),
        },
      ),
    ),
    moveMails: build.mutation<Moved, MoveMails>(
      atOnce(
        demoMutation(['Mail'], (body: MoveMails) => ({
          path: mailChangePaths.move,
          schema: movedSchema,
          body,
        })),
        {
          idsOf: ({ ids }: MoveMails) => ids,
          change: (_, { folder }) => ({ spam: folder === 'spam', trash: folder === 'trash' }),
        },
      ),
    ),
    /** For good. */
    removeMails: build.mutation<unknown, readonly string[]>(
      demoMutation(['Mail'], (ids: readonly string[]) => ({
        path: mailChangePaths.remove,
        schema: nothingSchema,
        body: { ids },
      })),
    ),
  }),
})

export const {
  useSetStarredMutation,
  useSetImportantMutation,
  useSetReadMutation,
  useMarkMailsMutation,
  useMoveMailsMutation,
  useRemoveMailsMutation,
} = mailChangesApi
