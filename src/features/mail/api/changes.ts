import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { demoMutation, demoRemoval } from '#api/client/demo'
import { withLabel } from '#contract/label'
import {
  type ChosenMails,
  type MarkMails,
  type Moved,
  type MoveMails,
  mailChangePaths,
  movedSchema,
} from '#contract/mail/changes'
import {
  type Mail,
  type MailFlags,
  mailPaths,
  nothingSchema,
  scopeAsked,
  scopesOf,
} from '#contract/mail/mail'
import { mailApi } from './mail'

interface SetRead {
  id: string
}

interface SetStarred {
  id: string
  starred: boolean
}

interface SetImportant {
  id: string
  important: boolean
}

/** Mutations of mails, each shown optimistically. */
const mailChangesApi = mailApi.injectEndpoints({
  endpoints: (build) => ({
    setStarred: build.mutation<unknown, SetStarred>(
      flagChange(mailPaths.setStarred, ({ starred }: SetStarred) => ({ starred })),
    ),
    setImportant: build.mutation<unknown, SetImportant>(
      flagChange(mailPaths.setImportant, ({ important }: SetImportant) => ({ important })),
    ),
    setRead: build.mutation<unknown, SetRead>(
      flagChange<SetRead>(mailPaths.setRead, () => ({ isRead: true })),
    ),
    markMails: build.mutation<unknown, MarkMails>(
      atOnce(
        demoMutation(['Mail'], (body: MarkMails) => ({
          path: mailChangePaths.mark,
          schema: nothingSchema,
          body,
        })),
        {
          chosenOf: (wanted: MarkMails) => wanted,
          change: (marks, wanted) => ({
            isRead: wanted.isRead ?? marks.isRead,
            starred: wanted.starred ?? marks.starred,
            important: wanted.important ?? marks.important,
            labelIds: withLabel(marks.labelIds, wanted),
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
          chosenOf: (wanted: MoveMails) => wanted,
          change: (_, { folder }) => ({
            spam: folder === 'spam',
            trash: folder === 'trash',
            archived: folder === 'archive',
            snoozed: folder === 'snoozed',
          }),
        },
      ),
    ),
    /** Permanently. */
    removeMails: build.mutation<unknown, ChosenMails>(
      demoRemoval(['Mail'], (body: ChosenMails) => ({ path: mailChangePaths.remove, body })),
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

type Marks = Pick<Mail, 'isRead' | 'starred' | 'important' | 'labelIds'>

interface Effect<Argument> {
  chosenOf: (argument: Argument) => Pick<ChosenMails, 'conversations'> & { ids: readonly string[] }
  /** @returns the flags that change on one mail */
  change: (marks: Marks, argument: Argument) => Partial<MailFlags>
}

/** Mutation for a call of the specification that changes one mail. */
function flagChange<Body extends { id: string }>(
  path: string,
  change: (body: Body) => Partial<MailFlags>,
) {
  return atOnce(
    demoMutation(['Mail'], (body: Body) => ({ path, schema: nothingSchema, body })),
    {
      chosenOf: ({ id }: Body) => ({ ids: [id] }),
      change: (_: Marks, body: Body) => change(body),
    },
  )
}

/**
 * Adds an optimistic update to a mutation: the change shows before it is stored and is rolled back if it
 * fails.
 */
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

/**
 * Applies the change to every cached query that holds the mails.
 * @returns a function that rolls the change back
 */
function show<Argument>(
  { chosenOf, change }: Effect<Argument>,
  argument: Argument,
  { dispatch, getState }: Lifecycle,
): () => void {
  const { ids, conversations = false } = chosenOf(argument)
  const chosen = new Set(ids)
  const isMeant = ({ id, conversation = [] }: Pick<Mail, 'id' | 'conversation'>) =>
    chosen.has(id) || (conversations && conversation.some((member) => chosen.has(member.id)))
  const apply = (mails: (Marks & Pick<Mail, 'id' | 'conversation'>)[]) => {
    for (const mail of mails) {
      const { conversation = [] } = mail
      const isWhole = conversations && isMeant(mail)
      for (const member of conversation) {
        if (isWhole || chosen.has(member.id)) Object.assign(member, change(member, argument))
      }
      if (isMeant(mail)) Object.assign(mail, change(mail, argument))
    }
  }
  const undos = mailApi.util.selectInvalidatedBy(getState(), ['Mail']).flatMap((entry) => {
    const { endpointName, originalArgs } = entry
    if (endpointName === 'mailView') {
      return dispatch(
        mailApi.util.updateQueryData(endpointName, originalArgs, ({ value }) => {
          apply(value.mails)
          const gone = new Set(
            value.mails
              .filter((mail) => isMeant(mail) && !scopesOf(mail).includes(scopeAsked(originalArgs)))
              .map(({ id }) => id),
          )
          if (gone.size > 0) value.ids = value.ids.filter((id) => !gone.has(id))
        }),
      ).undo
    }
    if (endpointName === 'mailLabels') return []
    const name =
      endpointName === 'mailRows' || endpointName === 'mailMembers'
        ? endpointName
        : 'mailConversation'
    return dispatch(mailApi.util.updateQueryData(name, originalArgs, ({ value }) => apply(value)))
      .undo
  })
  return () => {
    for (const undo of undos) undo()
  }
}
