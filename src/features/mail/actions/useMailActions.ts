import { useMemo } from 'react'
import type { MarkMails, Moved, MoveMails } from '#contract/mail/changes'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import {
  useMarkMailsMutation,
  useMoveMailsMutation,
  useRemoveMailsMutation,
  useSetImportantMutation,
  useSetReadMutation,
  useSetStarredMutation,
} from '../api/changes'

type Folder = MoveMails['folder']

/** What is done to a row of the list is done to its conversation. */
export interface MailActions {
  /** The mail's star goes on or off; with `isOn` the stars of its whole conversation go off. */
  star: (id: string, isOn?: boolean) => void
  important: (id: string, isOn?: boolean) => void
  read: (id: string) => void
  /** Marks whole conversations; as unread only the mails named. */
  mark: (ids: readonly string[], flags: Omit<MarkMails, 'ids' | 'conversations'>) => void
  /** Offers UNDO, which brings each back to where it was. */
  move: (ids: readonly string[], folder: Folder) => void
  /** Drafts to the trash, without the conversations that they belong to; offers UNDO. */
  discard: (ids: readonly string[]) => void
  /** From the trash, for good: ask before. */
  remove: (ids: readonly string[]) => void
}

const movedTexts = {
  inbox: 'mail.moved.inbox',
  archive: 'mail.moved.archive',
  spam: 'mail.moved.spam',
  trash: 'mail.moved.trash',
} as const

/** What can be done to mails. It shows at once; what fails is taken back and said. */
export function useMailActions(): MailActions {
  const text = useText()
  const run = useMutationFeedback()
  const [star] = useSetStarredMutation()
  const [important] = useSetImportantMutation()
  const [read] = useSetReadMutation()
  const [mark] = useMarkMailsMutation()
  const [move] = useMoveMailsMutation()
  const [remove] = useRemoveMailsMutation()

  return useMemo(() => {
    async function moveBack({ moved }: Moved): Promise<void> {
      for (const folder of ['trash', 'spam', 'archive', 'inbox'] as const) {
        const ids = moved.filter(({ from }) => homeOf(from) === folder).map(({ id }) => id)
        if (ids.length > 0) await run(move({ ids, folder }))
      }
    }
    function moveAll(ids: readonly string[], folder: Folder, conversations: boolean): void {
      if (ids.length === 0) return
      void run(move({ ids: [...ids], folder, conversations }), {
        success: text(movedTexts[folder], { count: ids.length }),
        undo: (moved) => moved && void moveBack(moved),
      })
    }
    const markAll: MailActions['mark'] = (ids, flags) =>
      void run(mark({ ids: [...ids], ...flags, conversations: flags.isRead !== false }))
    return {
      star: (id, isOn = false) => (isOn ? markAll([id], { starred: false }) : void run(star(id))),
      important: (id, isOn = false) =>
        isOn ? markAll([id], { important: false }) : void run(important(id)),
      read: (id) => void run(read(id)),
      mark: markAll,
      move: (ids, folder) => moveAll(ids, folder, true),
      discard: (ids) => moveAll(ids, 'trash', false),
      remove: (ids) =>
        void run(remove({ ids: [...ids], conversations: true }), {
          success: text('mail.removed', { count: ids.length }),
        }),
    }
  }, [text, run, star, important, read, mark, move, remove])
}

/** Where a mail is moved to so that it is in its folder again: inbox, sent and draft need no more than that. */
function homeOf(folder: Moved['moved'][number]['from']): Folder {
  return folder === 'trash' || folder === 'spam' || folder === 'archive' ? folder : 'inbox'
}
