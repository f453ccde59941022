import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { Item } from '#contract/kanban/kanban'
import { cardGround } from '#ui/appearance/grounds'
import { textSized } from '#ui/appearance/sizes'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import {
  CardLink,
  CardMarks,
  cardLinkStyles,
  LabelLine,
  marksLine,
  marksLines,
  Person,
} from '../CardMarks'
import type { DragHandle } from '../drag/DropList'
import { MenuButton } from '../MenuButton'
import { useKanban } from '../model/kanban'

/** Pixels. The height of a card follows from its contents, so a list knows its length without rendering. */
export const cardSizes = {
  plain: textSized(120),
  cover: 82,
  labels: textSized(26),
  gap: 8,
} as const

export function cardHeight(item: Item): number {
  const { plain, cover, labels } = cardSizes
  const { image, labelIds } = item
  const more = (marksLines(item) - 1) * marksLine
  return plain + more + (image === null ? 0 : cover) + (labelIds.length === 0 ? 0 : labels)
}

interface CardFaceProps {
  item: Item
  handle: DragHandle
  onMenu: (item: Item, anchor: HTMLElement) => void
}

/**
 * An item on the board. The whole card opens the item and serves as the drag handle; the menu button is above
 * it. Plain elements in one styled frame, because scrolling mounts and unmounts many cards.
 */
export function CardFace({ item, handle, onMenu }: CardFaceProps) {
  const text = useText()
  const { storyOf, profiles } = useKanban()
  const person = item.assign === null ? undefined : profiles.get(item.assign)
  const story = storyOf.get(item.id)
  return (
    <Face>
      {item.image !== null && <img className="cover" src={item.image} alt="" draggable={false} />}
      <LabelLine item={item} />
      <div className="head">
        <CardLink item={item} handle={handle} />
        <span>
          <MenuButton
            label={text('kanban.menuOf', { title: item.title })}
            onOpen={(anchor) => onMenu(item, anchor)}
          />
        </span>
      </div>
      {story && (
        <p lang={languageOf(story.title, 'en')} dir="auto">
          {story.title}
        </p>
      )}
      <div className="foot">
        <CardMarks card={item} />
        <Person person={person} />
      </div>
    </Face>
  )
}

const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '10px 12px',
  overflow: 'hidden',
  ...cardGround(theme),
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:focus-within': { borderColor: theme.palette.primary.readable },
  '& > .cover': {
    display: 'block',
    flexShrink: 0,
    width: 'calc(100% + 24px)',
    // `cardSizes.cover` in total, including margins.
    height: cardSizes.cover + 2,
    margin: '-10px -12px 8px',
    objectFit: 'cover',
  },
  // `cardSizes.labels` in total, including the margin.
  '& > .labels': { flexShrink: 0, marginBottom: 4 },
  '& > .head': { display: 'flex', alignItems: 'flex-start', gap: 4 },
  '& > .head > a': titleStyles(theme),
  '& > .head > span': { margin: '-4px -8px 0 0' },
  '& > p': {
    ...theme.typography.caption,
    height: textSized(20),
    margin: '2px 0 4px',
    overflow: 'hidden',
    ...atParentsStart,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  '& > .foot': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 28,
    marginTop: 'auto',
  },
}))

/** Pixels. */
const titleLine = textSized(22)

/** At most two lines. */
function titleStyles(theme: Theme): CSSObject {
  return {
    ...cardLinkStyles(theme),
    flex: 1,
    minWidth: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxHeight: 2 * titleLine,
    lineHeight: `${titleLine}px`,
    overflowWrap: 'anywhere',
    WebkitTouchCallout: 'none',
  }
}
