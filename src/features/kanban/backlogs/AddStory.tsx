import { useText } from '../../../ui/intl/useText'
import { useStoryDeeds } from '../deeds/useStoryDeeds'
import { AddLine } from '../frame/AddLine'

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
