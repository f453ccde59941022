import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import { sendOnce } from '#lib/sendOnce'
import { deletesHere } from '#ui/form/useDraftHeirs'
import { useText } from '#ui/intl/useText'
import { shortName } from '#ui/toast/useMutationFeedback'
import { kanbanChanges, useChange } from '../api/changes'
import { focusBack, focusPasser } from '../drag/dragContext'
import { commentsOf, type FullStory, nextOf, storyRecordOf, useKanban } from '../model/kanban'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** Actions on stories. Each returns whether it succeeded. */
export function useStoryActions() {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const kanban = useKanban()

  return {
    add: (title: string) =>
      sendOnce('kanban-story', title, (id) =>
        change(dispatch(endpoints.addKanbanStory.initiate({ story: { id, title } }, untracked))),
      ),

    move: (storyId: string, beforeStoryId: string | null) =>
      change(
        dispatch(
          endpoints.moveKanbanStory.initiate({ move: { storyId, beforeStoryId } }, untracked),
        ),
      ),

    /** Its items stay. UNDO restores the story with its comments and those items that still have no story. */
    remove: async ({ story }: FullStory) => {
      const passOn = focusPasser('story', story.id)
      deletesHere(story.id)
      const order = kanban.stories.map((full) => full.story)
      const back = {
        story: storyRecordOf(story),
        comments: commentsOf(story, kanban),
        beforeStoryId: nextOf(order, story.id),
      }
      const isDone = await change(
        dispatch(endpoints.deleteKanbanStory.initiate({ storyId: story.id }, untracked)),
        {
          success: text('demo.deleted', { title: shortName(story.title) }),
          undo: () => {
            focusBack('story', [story.id])
            void change(dispatch(endpoints.addKanbanStory.initiate(back, untracked)))
          },
        },
      )
      if (isDone) passOn()
      return isDone
    },
  }
}
