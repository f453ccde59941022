import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Attachment, Priority } from '#contract/kanban/kanban'
import { makeRequestId } from '#lib/requestId'
import { kanbanChanges, useChange } from '../api/changes'
import { useKanban } from '../model/kanban'

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
  const { profiles } = useKanban()

  const edit = (changes: CardChanges, files: { attach?: Attachment; detach?: string } = {}) => {
    const card = { ...changes, id }
    return change(
      kind === 'item'
        ? dispatch(endpoints.editKanbanItem.initiate({ item: card, ...files }, untracked))
        : dispatch(endpoints.editKanbanStory.initiate({ story: card, ...files }, untracked)),
    )
  }

  return {
    edit: (changes: CardChanges) => edit(changes),
    attach: (attachment: Attachment) => edit({}, { attach: attachment }),
    detach: (attachmentId: string) => edit({}, { detach: attachmentId }),
    /** Written by the first of the people: the demo knows no other "me". */
    comment: (content: string) => {
      const [profileId] = profiles.keys()
      const comment = {
        id: makeRequestId(),
        comment: content,
        ...(profileId !== undefined && { profileId }),
      }
      return change(
        kind === 'item'
          ? dispatch(endpoints.addKanbanItemComment.initiate({ itemId: id, comment }, untracked))
          : dispatch(endpoints.addKanbanStoryComment.initiate({ storyId: id, comment }, untracked)),
      )
    },
  }
}
