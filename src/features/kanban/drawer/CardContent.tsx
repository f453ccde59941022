import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Item, Story } from '#contract/kanban/kanban'
import { LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { SelectField } from '#ui/form/SelectField'
import { useUnsaved } from '#ui/form/useUnsaved'
import { TrashIcon } from '#ui/icons/actions'
import { ArchiveIcon, RestoreIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useItemActions } from '../actions/useBoardActions'
import type { CardRef } from '../actions/useCardActions'
import { useStoryActions } from '../actions/useStoryActions'
import { useKanban } from '../model/kanban'
import { Attachments, useAttaching } from './Attachments'
import { CardForm } from './CardForm'
import { CardLabels } from './CardLabels'
import { Checklist } from './Checklist'
import { Comments, type WrittenComments } from './Comments'
import { DrawerFrame } from './DrawerFrame'
import { useCardDraft } from './useCardDraft'

interface CardContentProps {
  cardRef: CardRef
  card: Item | Story
  /** Deleted in another tab. */
  isGone: boolean
  title: string
  onClose: () => void
}

/** Content of the drawer of an item or story. Asks for confirmation before it discards input on closing. */
export function CardContent({ cardRef, card, isGone, title, onClose }: CardContentProps) {
  const text = useText()
  const { stories, comments } = useKanban()
  const itemActions = useItemActions()
  const storyActions = useStoryActions()
  const draft = useCardDraft(card, cardRef)
  const attaching = useAttaching(cardRef, card)
  /** Action to run once the user confirms that the input may be discarded. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const [written, setWritten] = useState<WrittenComments>({ added: '', edited: null })
  const item = 'itemIds' in card ? null : card
  const isArchived = item !== null && item.archivedAt !== null
  const { added, edited } = written
  const isUnsaid =
    added.trim() !== '' || (edited !== null && edited.comment !== comments.get(edited.id)?.comment)
  useUnsaved(isUnsaid)
  const hasUnsent = draft.isDirty || isUnsaid
  const leave = (act: () => void) => (hasUnsent ? setWaiting(() => act) : act())

  function remove(): void {
    const full = stories.find(({ story }) => story === card)
    onClose()
    if (full) void storyActions.remove(full)
    else if (item) void itemActions.remove(item)
  }

  function archive(leaving: Item): void {
    onClose()
    void itemActions.archive(leaving)
  }

  return (
    <DrawerFrame
      title={title}
      onClose={() => leave(onClose)}
      onPaste={attaching.paste}
      actions={
        !isGone && (
          <>
            {item && (
              <IconButton
                aria-label={text(isArchived ? 'kanban.restore' : 'kanban.archiveItem')}
                onClick={() =>
                  isArchived ? void itemActions.restore(item) : leave(() => archive(item))
                }
              >
                {isArchived ? <RestoreIcon /> : <ArchiveIcon />}
              </IconButton>
            )}
            <IconButton aria-label={text('demo.delete')} onClick={() => leave(remove)}>
              <TrashIcon />
            </IconButton>
          </>
        )
      }
    >
      {card.image !== null && <Cover src={card.image} alt="" />}
      {isGone && <Note tone="warning">{text('demo.gone')}</Note>}
      {isArchived && <Note tone="info">{text('kanban.isArchived')}</Note>}
      {item && !isArchived && !isGone && <ItemPlace item={item} />}
      {item && <CardLabels item={item} />}
      <CardForm draft={draft} isStory={item === null} />
      {item && <Checklist item={item} />}
      <Attachments cardRef={cardRef} card={card} attaching={attaching} />
      <Comments
        cardRef={cardRef}
        card={card}
        written={written}
        onWritten={(change) => setWritten((known) => ({ ...known, ...change }))}
      />
      {waiting && <LazyDiscardDialog onDiscard={waiting} onStay={() => setWaiting(null)} />}
    </DrawerFrame>
  )
}

const Cover = styled('img')(({ theme }) => ({
  width: '100%',
  height: 160,
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
}))

/** Moves an item to another column or story; each choice applies immediately. */
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
