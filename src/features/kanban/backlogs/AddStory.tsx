import { useText } from '#ui/intl/useText'
import { AddLine } from '../AddLine'
import { useStoryDeeds } from '../actions/useStoryActions'

/** Above the stories: a new one at their end. */
export function AddStory() {
  const text = useText()
  const { add } = useStoryDeeds()
  return (
    <AddLine
      label={text('kanban.story.add')}
      fieldLabel={text('kanban.story.title')}
      width={420}
      onAdd={add}
    />
  )
}
