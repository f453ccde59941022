import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { demoMutation } from '#api/client/demo'
import {
  type MarkMails,
  type Moved,
  type MoveMails,
  mailChangePaths,
  movedSchema,
} from '#contract/mail/changes'
import { type Mail, mailPaths, nothingSchema, placesOf } from '#contract/mail/mail'
import { mailApi } from './mail'

/** The specified calls on one mail. */
const flagCall = (path: string) =>
  demoMutation(['Mail'], (id: string) => ({ path, schema: nothingSchema, body: { id } }))

const one = (id: string) => [id]

/** What is done to mails shows at once. */
const mailChangesApi = mailApi.injectEndpoints({
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

type State = Parameters<typeof mailApi.util.selectInvalidatedBy>[0]

interface Lifecycle {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
  getState: () => State
  queryFulfilled: Promise<unknown>
}

interface Definition<Argument> {
  onQueryStarted: (argument: Argument, lifecycle: Lifecycle) => Promise<void>
}

interface Effect<Argument> {
  idsOf: (argument: Argument) => readonly string[]
  /** What becomes of one mail. */
  change: (mail: Mail, argument: Argument) => Partial<Mail>
}

/** The definition of a change that shows before it is kept, and is taken back when it is refused. */
function atOnce<Argument, Given extends Definition<Argument>>(
  definition: Given,
  effect: Effect<Argument>,
): Given {
  return {
    ...definition,
    onQueryStarted: async (argument: Argument, lifecycle: Lifecycle) => {
      const takeBack = show(effect, argument, lifecycle)
      const announced = definition.onQueryStarted(argument, lifecycle)
      try {
        await lifecycle.queryFulfilled
      } catch {
        takeBack()
      }
      await announced
    },
  }
}

/** Changes what is in the cache, wherever it lies. Answers the function that takes it back. */
function show<Argument>(
  { idsOf, change }: Effect<Argument>,
  argument: Argument,
  { dispatch, getState }: Lifecycle,
): () => void {
  const ids = new Set(idsOf(argument))
  const apply = (mails: Mail[]) => {
    for (const mail of mails) if (ids.has(mail.id)) Object.assign(mail, change(mail, argument))
  }
  const undos = mailApi.util.selectInvalidatedBy(getState(), ['Mail']).map((entry) => {
    const { undo } =
      entry.endpointName === 'mailView'
        ? dispatch(
            mailApi.util.updateQueryData('mailView', entry.originalArgs, ({ value }) => {
              apply(value.mails)
              const gone = new Set(
                value.mails
                  .filter((mail) => ids.has(mail.id))
                  .filter((mail) => !placesOf(mail).includes(entry.originalArgs.place))
                  .map(({ id }) => id),
              )
              if (gone.size > 0) value.ids = value.ids.filter((id) => !gone.has(id))
            }),
          )
        : dispatch(
            mailApi.util.updateQueryData('mailRows', entry.originalArgs, ({ value }) => {
              apply(value)
            }),
          )
    return undo
  })
  return () => {
    for (const undo of undos) undo()
  }
}
