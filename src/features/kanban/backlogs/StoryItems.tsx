import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { cardGround } from '#ui/appearance/grounds'
import { textSized } from '#ui/appearance/sizes'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { useItemActions } from '../actions/useBoardActions'
import {
  CardLink,
  CardMarks,
  cardLinkStyles,
  LabelLine,
  marksLine,
  marksLines,
  Person,
} from '../CardMarks'
import { type DragHandle, DropList } from '../drag/DropList'
import { dragId } from '../drag/dragContext'
import { MenuButton } from '../MenuButton'
import { useKanban, useShown } from '../model/kanban'
import { itemDraft, QuickAdd, useShowAdded } from '../NameForms'

interface StoryItemsProps {
  /** Null for the items without a story. */
  storyId: string | null
  label: string
  addLabel: string
  items: readonly Item[]
  onMenu: (item: Item, anchor: HTMLElement) => void
}

/** List of the items of a story, or of those without one, with dragging and a form to add. */
export function StoryItems({ storyId, label, addLabel, items, onMenu }: StoryItemsProps) {
  const text = useText()
  const { add } = useItemActions()
  const { isFiltered } = useShown()
  const { box, onAdd } = useShowAdded(items, (title) =>
    add(title, storyId === null ? {} : { storyId }),
  )
  const isRoomy = useMediaQuery(roomy, { noSsr: true })
  const face = useCallback(
    (item: Item, handle: DragHandle) => (
      <ItemLine item={item} handle={handle} isRoomy={isRoomy} onMenu={onMenu} />
    ),
    [isRoomy, onMenu],
  )
  return (
    <Area>
      <DropList
        droppableId={dragId('story', storyId ?? '')}
        label={label}
        items={items}
        heightOf={isRoomy ? roomyHeight : lineHeight}
        gap={lineGap}
        hint={text(isFiltered ? 'table.nothingFound' : 'kanban.story.empty')}
        face={face}
        box={box}
      />
      <Foot className={screenOnlyClass}>
        <QuickAdd
          draft={itemDraft('story', storyId ?? '')}
          label={text('kanban.item.add')}
          fieldLabel={text('kanban.item.title')}
          onAdd={onAdd}
          button={{ name: 'add', 'aria-label': addLabel }}
        />
      </Foot>
    </Area>
  )
}

const Area = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 460,
  paddingBottom: 4,
  '@media print': { maxHeight: 'none' },
})

const Foot = styled('div')({ padding: '4px 8px' })

/**
 * At this width, relative to the font size, column name, marks and labels share one line. On narrower screens
 * the column has its own line.
 */
const roomy = '@media (min-width: 48em)'

/** Height of a line in pixels, without the gap to the next line. */
const roomyHeight = () => textSized(48) + marksLine
const lineHeight = (item: Item) => textSized(48) + (1 + marksLines(item)) * marksLine
const lineGap = 6

interface ItemLineProps {
  item: Item
  handle: DragHandle
  isRoomy: boolean
  onMenu: (item: Item, anchor: HTMLElement) => void
}

/** An item in the backlogs. The whole line opens the item and serves as the drag handle. */
function ItemLine({ item, handle, isRoomy, onMenu }: ItemLineProps) {
  const text = useText()
  const { columnOf, profiles } = useKanban()
  const person = item.assign === null ? undefined : profiles.get(item.assign)
  const column = columnOf.get(item.id)
  const columnName = column && (
    <>
      <VisuallyHidden>{text('kanban.column')}: </VisuallyHidden>
      <Column lang={languageOf(column.title, 'en')}>{column.title}</Column>
    </>
  )
  return (
    <Line>
      <Content>
        <Title item={item} handle={handle} />
        {!isRoomy && columnName}
        <Details>
          {isRoomy && columnName}
          <CardMarks card={item} isRoomy={isRoomy} />
          <LabelLine item={item} />
        </Details>
      </Content>
      <Person person={person} />
      <MenuButton
        label={text('kanban.menuOf', { title: item.title })}
        onOpen={(anchor) => onMenu(item, anchor)}
      />
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  padding: '6px 4px 6px 12px',
  ...cardGround(theme),
  '&:hover': { borderColor: theme.palette.primary.main },
}))

const Content = styled('div')({ flex: 1, minWidth: 0 })

const Title = styled(CardLink)(({ theme }) => ({
  ...cardLinkStyles(theme),
  display: 'block',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `${textSized(24)}px`,
}))

const Details = styled('div')({
  display: 'flex',
  gap: 8,
  overflow: 'hidden',
  // Labels shrink to leave space for the marks.
  [roomy]: { '& > span:not(.labels)': { flexShrink: 0 } },
  // No space beside column and marks.
  '@media (max-width: 599.95px)': { '& > .labels': { display: 'none' } },
})

const Column = styled('bdi')(({ theme }) => ({
  ...theme.typography.caption,
  ...atParentsStart,
  display: 'block',
  height: marksLine,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
  // A long name leaves space for the marks.
  [roomy]: { maxWidth: '40%' },
}))
