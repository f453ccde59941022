import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Attachment, Check, Priority, SaidCheck } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { type Feedback, shortName } from '#ui/toast/useMutationFeedback'
import { kanbanChanges, useChange } from '../api/changes'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** What of an item or story is edited; what is left out stays. */
export interface CardChanges {
  title?: string
  description?: string
  assign?: string | null
  priority?: Priority
  dueDate?: string | null
  image?: string | null
  /** Stories only. */
  acceptance?: string
  columnId?: string
}

export interface CardRef {
  kind: 'item' | 'story'
  id: string
}

/** What can be done in the drawer of an item or a story. Each answers whether it got done. */
export function useCardActions({ kind, id }: CardRef) {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()

  const send = (
    changes: CardChanges,
    hints: Omit<Parameters<typeof endpoints.editKanbanItem.initiate>[0], 'item'> = {},
    feedback?: Feedback<unknown>,
  ) => {
    const card = { ...changes, id }
    return change(
      kind === 'item'
        ? dispatch(endpoints.editKanbanItem.initiate({ item: card, ...hints }, untracked))
        : dispatch(endpoints.editKanbanStory.initiate({ story: card, ...hints }, untracked)),
      feedback,
    )
  }

  return {
    edit: (changes: CardChanges) => send(changes),
    attach: (attachment: Attachment) => send({}, { attach: attachment }),
    /** With it goes the cover that it is. UNDO puts both back, the file in front of that other one. */
    detach: (attachment: Attachment, beforeAttachmentId: string | null, isCover: boolean) =>
      send(
        isCover ? { image: null } : {},
        { detach: attachment.id },
        {
          success: text('demo.deleted', { title: shortName(attachment.name) }),
          undo: () => {
            focusReturning(marked('data-entry', attachment.id))
            const { image } = attachment
            void send(isCover ? { image } : {}, { attach: attachment, beforeAttachmentId })
          },
        },
      ),
    /** Items only, as the checklist. */
    setLabel: (labelId: string, isOn: boolean) =>
      send({}, isOn ? { addLabel: labelId } : { removeLabel: labelId }),
    setCheck: (check: SaidCheck) => send({}, { setCheck: check }),
    /** UNDO puts the line back in front of that other one. */
    removeCheck: (check: Check, beforeCheckId: string | null) =>
      send(
        {},
        { removeCheck: check.id },
        {
          success: text('demo.deleted', { title: shortName(check.text) }),
          undo: () => {
            focusReturning(marked('data-entry', check.id))
            void send({}, { setCheck: { ...check, beforeCheckId } })
          },
        },
      ),
  }
}
