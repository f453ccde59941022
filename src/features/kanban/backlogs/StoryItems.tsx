import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { PlusIcon } from '#ui/icons/PlusIcon'
import { useText } from '#ui/intl/useText'
import { useItemDeeds } from '../actions/useItemActions'
import { type DragHandle, DropList } from '../drag/DropList'
import { dragId } from '../drag/ids'
import { InlineForm } from '../InlineForm'
import { ItemLine, lineGap, lineHeight } from './ItemLine'

interface StoryItemsProps {
  /** Null: the items without a story. */
  storyId: string | null
  label: string
  addLabel: string
  items: readonly Item[]
  onMenu: (item: Item, anchor: HTMLElement) => void
}

/** The items of a story, or those without one, to drag and to add to. */
export function StoryItems({ storyId, label, addLabel, items, onMenu }: StoryItemsProps) {
  const text = useText()
  const { add } = useItemDeeds()
  const [isAdding, setAdding] = useState(false)
  const face = useCallback(
    (item: Item, handle: DragHandle) => <ItemLine item={item} handle={handle} onMenu={onMenu} />,
    [onMenu],
  )
  return (
    <Area>
      <DropList
        droppableId={dragId('story', storyId ?? '')}
        label={label}
        items={items}
        heightOf={lineHeight}
        gap={lineGap}
        hint={text('kanban.story.empty')}
        face={face}
      />
      <Foot>
        {isAdding ? (
          <InlineForm
            label={text('kanban.item.title')}
            submitLabel={text('kanban.add')}
            onSubmit={(title) => add(title, storyId === null ? {} : { storyId })}
            onClose={() => setAdding(false)}
          />
        ) : (
          <Button
            startIcon={<PlusIcon size={18} />}
            aria-label={addLabel}
            onClick={() => setAdding(true)}
          >
            {text('kanban.item.add')}
          </Button>
        )}
      </Foot>
    </Area>
  )
}

const Area = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 460,
  paddingBottom: 4,
})

const Foot = styled('div')({ padding: '4px 8px' })
