import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Item, Story } from '#contract/kanban/kanban'
import { LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { TrashIcon } from '#ui/icons/TrashIcon'
import { useText } from '#ui/intl/useText'
import type { CardRef } from '../actions/useCardActions'
import { useItemDeeds } from '../actions/useItemActions'
import { useStoryDeeds } from '../actions/useStoryActions'
import { useKanban } from '../model/KanbanContext'
import { Attachments } from './Attachments'
import { CardForm } from './CardForm'
import { Comments } from './Comments'
import { DrawerFrame } from './DrawerFrame'
import { ItemPlace } from './ItemPlace'
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
  const itemDeeds = useItemDeeds()
  const storyDeeds = useStoryDeeds()
  const draft = useCardDraft(card, cardRef)
  const [isAsking, setAsking] = useState(false)
  const [words, setWords] = useState('')
  const hasUnsent = draft.isDirty || words.trim() !== ''
  const close = () => (hasUnsent ? setAsking(true) : onClose())

  function remove(): void {
    const full = stories.find(({ story }) => story === card)
    onClose()
    if (full) void storyDeeds.remove(full)
    else if (!('itemIds' in card)) void itemDeeds.remove(card)
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
      <Comments cardRef={cardRef} card={card} words={words} onWords={setWords} />
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
