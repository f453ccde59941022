import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Item, Story } from '#contract/kanban/kanban'
import { LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { SelectField } from '#ui/form/SelectField'
import { TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import type { CardRef } from '../actions/useCardActions'
import { useItemActions } from '../actions/useItemActions'
import { useStoryActions } from '../actions/useStoryActions'
import { useKanban } from '../model/kanban'
import { Attachments } from './Attachments'
import { CardForm } from './CardForm'
import { Comments } from './Comments'
import { DrawerFrame } from './DrawerFrame'
import { useCardDraft } from './useCardDraft'

interface CardContentProps {
  cardRef: CardRef
  card: Item | Story
  title: string
  onClose: () => void
}

/** Everything about an item or story. Closing asks before it drops what was typed. */
export function CardContent({ cardRef, card, title, onClose }: CardContentProps) {
  const text = useText()
  const { stories } = useKanban()
  const itemActions = useItemActions()
  const storyActions = useStoryActions()
  const draft = useCardDraft(card, cardRef)
  const [isAsking, setAsking] = useState(false)
  const [written, setWritten] = useState('')
  const hasUnsent = draft.isDirty || written.trim() !== ''
  const close = () => (hasUnsent ? setAsking(true) : onClose())

  function remove(): void {
    const full = stories.find(({ story }) => story === card)
    onClose()
    if (full) void storyActions.remove(full)
    else if (!('itemIds' in card)) void itemActions.remove(card)
  }

  return (
    <DrawerFrame
      title={title}
      onClose={close}
      actions={
        <IconButton aria-label={text('kanban.delete')} onClick={remove}>
          <TrashIcon />
        </IconButton>
      }
    >
      {card.image !== null && <Cover src={card.image} alt="" />}
      {!('itemIds' in card) && <ItemPlace item={card} />}
      <CardForm draft={draft} isStory={'itemIds' in card} />
      <Attachments cardRef={cardRef} card={card} />
      <Comments cardRef={cardRef} card={card} written={written} onWritten={setWritten} />
      {isAsking && <LazyDiscardDialog onDiscard={onClose} onStay={() => setAsking(false)} />}
    </DrawerFrame>
  )
}

const Cover = styled('img')(({ theme }) => ({
  width: '100%',
  height: 160,
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
}))

/** Moves an item to another column or story at once. */
function ItemPlace({ item }: { item: Item }) {
  const text = useText()
  const { columns, columnOf, stories, storyOf } = useKanban()
  const actions = useItemActions()
  return (
    <Pair>
      <SelectField
        label={text('kanban.moveToColumn')}
        name="column"
        value={columnOf.get(item.id)?.id ?? ''}
        options={columns.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(columnId) => void actions.move(item, columnId, null)}
      />
      <SelectField
        label={text('kanban.moveToStory')}
        name="story"
        value={storyOf.get(item.id)?.id ?? ''}
        options={[
          { value: '', label: text('kanban.noStory') },
          ...stories.map(({ story }) => ({ value: story.id, label: story.title })),
        ]}
        onChange={(storyId) =>
          void actions.moveToStory(item, storyId === '' ? null : storyId, null)
        }
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
