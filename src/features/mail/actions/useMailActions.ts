import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { MarkMails, Moved, MoveMails } from '#contract/mail/changes'
import type { ConversationMember } from '#contract/mail/mail'
import { makeRequestId } from '#lib/requestId'
import { isoOf } from '#lib/time'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useDemoFormat } from '#ui/time/demoClock'
import { openAlert } from '#ui/toast/toastSlice'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import {
  useMarkMailsMutation,
  useMoveMailsMutation,
  useRemoveMailsMutation,
  useSetImportantMutation,
  useSetReadMutation,
  useSetStarredMutation,
} from '../api/changes'
import { mailApi } from '../api/mail'

type Folder = MoveMails['folder']

/** Actions on mails. An action on a row of the list applies to the row's conversation. */
export interface MailActions {
  /** Stars the mail. If `isOn`, removes the stars of its whole conversation. */
  star: (id: string, isOn: boolean) => void
  important: (id: string, isOn: boolean) => void
  /** Sets or removes the star of a single mail. */
  setStar: (id: string, starred: boolean) => void
  read: (id: string) => void
  /** Adds the star or flag to all of these conversations, or removes it if all of them have it. */
  toggle: (ids: readonly string[], mark: 'starred' | 'important') => void
  /** Adds the label to all of these conversations, or removes it if all of them have it. */
  toggleLabel: (ids: readonly string[], label: string) => void
  /** Marks whole conversations; marks only the named mails as unread. */
  mark: (ids: readonly string[], flags: Omit<MarkMails, 'ids' | 'conversations'>) => void
  /**
   * Offers UNDO, which moves each mail back. Mails that another window has moved since then stay, and a
   * warning says so. Snoozed mails come back at `until`.
   */
  move: (ids: readonly string[], folder: Folder, until?: number) => void
  /** Moves drafts to the trash without their conversations; offers UNDO. */
  discard: (ids: readonly string[]) => void
  /** Deletes mails from the trash permanently; ask for confirmation first. */
  remove: (ids: readonly string[]) => void
}

const movedTexts = {
  inbox: 'mail.moved.inbox',
  snoozed: 'mail.moved.snoozed',
  archive: 'mail.moved.archive',
  spam: 'mail.moved.spam',
  trash: 'mail.moved.trash',
} as const

/** Actions on mails. Each change shows at once; a failed change is rolled back with an error message. */
export function useMailActions(): MailActions {
  const text = useText()
  const format = useDemoFormat()
  const dispatch = useDispatch<CacheDispatch>()
  const run = useMutationFeedback()
  const [star] = useSetStarredMutation()
  const [important] = useSetImportantMutation()
  const [read] = useSetReadMutation()
  const [mark] = useMarkMailsMutation()
  const [move] = useMoveMailsMutation()
  const [remove] = useRemoveMailsMutation()

  return useMemo(() => {
    async function moveBack({ moved }: Moved, undoes: string): Promise<void> {
      let back = 0
      for (const folder of ['trash', 'spam', 'archive', 'snoozed', 'inbox'] as const) {
        const there = moved.filter(({ from }) => homeOf(from) === folder)
        for (const until of new Set(there.map((mail) => mail.until))) {
          const ids = there.filter((mail) => mail.until === until).map(({ id }) => id)
          const { isDone, data } = await run(
            move({ ids, folder, until, undoes, moveId: makeRequestId() }),
          )
          if (!isDone) return
          back += data?.moved.length ?? 0
        }
      }
      if (back < moved.length) dispatch(openAlert('warning', text('mail.movedSince')))
    }
    function moveAll(
      ids: readonly string[],
      folder: Folder,
      conversations: boolean,
      until?: number,
    ): void {
      if (ids.length === 0) return
      const moment = until === undefined ? undefined : isoOf(until)
      const moveId = makeRequestId()
      void run(move({ ids: [...ids], folder, conversations, until: moment, moveId }), {
        success: text(movedTexts[folder], {
          count: ids.length,
          until: until === undefined ? '' : format.dateTime(until),
        }),
        undo: (moved) => {
          focusReturning(marked('data-mail', ...ids), '[data-mail-list]')
          if (moved) void moveBack(moved, moveId)
        },
      })
    }
    const markAll: MailActions['mark'] = (ids, flags) =>
      void run(mark({ ids: [...ids], ...flags, conversations: flags.isRead !== false }))
    /** Waits for the conversations if they are not loaded yet. */
    async function membersOf(ids: readonly string[]): Promise<ConversationMember[]> {
      const { initiate } = mailApi.endpoints.mailMembers
      return (await dispatch(initiate(ids, { subscribe: false }))).data?.value ?? []
    }
    const toggle: MailActions['toggle'] = (ids, mark) =>
      void membersOf(ids).then((members) => markAll(ids, { [mark]: !haveAll(members, mark) }))
    const toggleLabel: MailActions['toggleLabel'] = (ids, label) =>
      void membersOf(ids).then((members) => {
        const bearers = members.filter(({ labelIds }) => labelIds.includes(label))
        markAll(ids, { [bearers.length === ids.length ? 'removeLabel' : 'addLabel']: label })
      })
    const setStar: MailActions['setStar'] = (id, starred) => void run(star({ id, starred }))
    return {
      star: (id, isOn) => (isOn ? markAll([id], { starred: false }) : setStar(id, true)),
      important: (id, isOn) =>
        isOn ? markAll([id], { important: false }) : void run(important({ id, important: true })),
      setStar,
      toggle,
      toggleLabel,
      read: (id) => void run(read({ id })),
      mark: markAll,
      move: (ids, folder, until) => moveAll(ids, folder, true, until),
      discard: (ids) => moveAll(ids, 'trash', false),
      remove: (ids) =>
        void run(remove({ ids: [...ids], conversations: true }), {
          success: text('mail.removed', { count: ids.length }),
        }),
    }
  }, [text, format, dispatch, run, star, important, read, mark, move, remove])
}

/** @returns whether all of these have the star or the flag; false until they are known */
export const haveAll = (
  members: readonly ConversationMember[] = [],
  mark: 'starred' | 'important',
): boolean => members.length > 0 && members.every((member) => member[mark])

/**
 * The folder to move a mail to so that it returns to its original folder. `inbox` covers sent mails and
 * drafts too.
 */
const homeOf = (folder: Moved['moved'][number]['from']): Folder =>
  folder === 'sent' || folder === 'draft' ? 'inbox' : folder
