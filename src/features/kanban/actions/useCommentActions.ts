import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Comment } from '#contract/kanban/kanban'
import { sendOnce } from '#lib/sendOnce'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import type { Feedback } from '#ui/toast/useMutationFeedback'
import { useChange } from '../api/changes'
import { kanbanComments } from '../api/comments'
import { commentRecordOf, ownProfileIn, useKanban } from '../model/kanban'
import type { CardRef } from './useCardActions'

const { endpoints } = kanbanComments
const untracked = { track: false } as const

/** Actions on the comments of an item or story. Each returns whether it succeeded. */
export function useCommentActions({ kind, id }: CardRef) {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const profileId = ownProfileIn(useKanban())

  const send = (
    hints: Omit<Parameters<typeof endpoints.editKanbanStoryComments.initiate>[0], 'story'>,
    feedback?: Feedback<unknown>,
  ) =>
    change(
      kind === 'item'
        ? dispatch(endpoints.editKanbanItemComments.initiate({ item: { id }, ...hints }, untracked))
        : dispatch(
            endpoints.editKanbanStoryComments.initiate({ story: { id }, ...hints }, untracked),
          ),
      feedback,
    )

  return {
    add: (content: string) =>
      sendOnce(`kanban-comment:${id}`, content, (commentId) => {
        const comment = { id: commentId, comment: content, profileId }
        return change(
          kind === 'item'
            ? dispatch(endpoints.addKanbanItemComment.initiate({ itemId: id, comment }, untracked))
            : dispatch(
                endpoints.addKanbanStoryComment.initiate({ storyId: id, comment }, untracked),
              ),
        )
      }),
    edit: (commentId: string, comment: string) => send({ setComment: { id: commentId, comment } }),
    /** UNDO restores the comment before the given one. */
    remove: (comment: Comment, beforeCommentId: string | null) =>
      send(
        { removeComment: comment.id },
        {
          success: text('kanban.comment.deleted'),
          undo: () => {
            focusReturning(marked('data-entry', comment.id))
            void send({ comments: [commentRecordOf(comment)], beforeCommentId })
          },
        },
      ),
  }
}
