import { moved } from '#contract/kanban/kanban'
import { notThere, readStories, storeChanged } from './stored'

/** Puts an item into a story, or with "0" into none. Refuses with 404 a story that is not there. */
export async function moveToStory(
  itemId: string,
  storyId: string,
  beforeItemId?: string | null,
): Promise<void> {
  const stories = await readStories()
  const isNone = storyId === '0' || storyId === ''
  if (!isNone && !stories.some(({ id }) => id === storyId)) throw notThere('story')
  const holderId = isNone ? null : storyId
  await storeChanged('stories', stories, moved(stories, { itemId, holderId, beforeItemId }))
}
