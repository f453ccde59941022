import Button from '@mui/material/Button'
import { useState } from 'react'
import { KanbanIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { StateMessage } from '#ui/state/StateMessage'
import type { CardRef } from '../actions/useCardActions'
import { useKanban } from '../model/kanban'
import { CardContent } from './CardContent'
import { DrawerFrame } from './DrawerFrame'

interface CardDrawerProps {
  card: CardRef
  onClose: () => void
}

/** Drawer of the item or story named by the address, or a message that it does not exist. Load it lazily. */
export function CardDrawer({ card, onClose }: CardDrawerProps) {
  const text = useText()
  const { items, stories } = useKanban()
  const title = text(card.kind === 'item' ? 'kanban.item' : 'kanban.story')
  const found =
    card.kind === 'item'
      ? items.get(card.id)
      : stories.find(({ story }) => story.id === card.id)?.story
  // Keep the last known state if another tab deletes the card, so that the input stays.
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  if (known) {
    return (
      <CardContent
        cardRef={card}
        card={found ?? known}
        isGone={!found}
        title={title}
        onClose={onClose}
      />
    )
  }
  return (
    <DrawerFrame title={title} onClose={onClose}>
      <StateMessage
        icon={<KanbanIcon size={32} />}
        title={text('kanban.notFound')}
        message={text('kanban.notFoundMeans')}
        action={
          <Button variant="contained" onClick={onClose}>
            {text('kanban.backToList')}
          </Button>
        }
      />
    </DrawerFrame>
  )
}
