import { styled } from '@mui/material/styles'
import type { Item } from '#contract/kanban/kanban'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { useItemDeeds } from '../actions/useItemActions'
import { useKanban } from '../model/KanbanContext'

/** Moves an item to another column or story at once. */
export function ItemPlace({ item }: { item: Item }) {
  const text = useText()
  const { columns, columnOf, stories, storyOf } = useKanban()
  const deeds = useItemDeeds()
  return (
    <Pair>
      <SelectField
        label={text('kanban.moveToColumn')}
        name="column"
        value={columnOf.get(item.id)?.id ?? ''}
        options={columns.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(columnId) => void deeds.move(item, columnId, null)}
      />
      <SelectField
        label={text('kanban.moveToStory')}
        name="story"
        value={storyOf.get(item.id)?.id ?? ''}
        options={[
          { value: '', label: text('kanban.noStory') },
          ...stories.map(({ story }) => ({ value: story.id, label: story.title })),
        ]}
        onChange={(storyId) => void deeds.moveToStory(item, storyId === '' ? null : storyId, null)}
      />
    </Pair>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 12,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
