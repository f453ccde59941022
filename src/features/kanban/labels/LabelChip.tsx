import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { Item, Label, LabelColor } from '#contract/kanban/kanban'
import { languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { textSized } from '#ui/list/textSized'
import { useKanban } from '../model/kanban'

/** In between, so that they stand out from light and dark pages. The name says what a label is. */
export const labelTones: Readonly<Record<LabelColor, string>> = {
  red: '#d64545',
  orange: '#d97706',
  yellow: '#bf9b00',
  green: '#2e9e5b',
  blue: '#2f7de1',
  purple: '#8b5cf6',
  pink: '#d6498f',
  grey: '#7a8698',
}

export function LabelChip({ label: { name, color } }: { label: Label }) {
  return (
    <Chip style={{ borderColor: labelTones[color] }} lang={languageOf(name)}>
      {name}
    </Chip>
  )
}

function chipStyles({ typography, palette }: Theme): CSSObject {
  return {
    ...typography.caption,
    minWidth: 0,
    padding: '0 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // In its own direction, which keeps its beginning; the border stays where the page begins.
    unicodeBidi: 'plaintext',
    border: '0 solid',
    borderInlineStartWidth: 8,
    borderRadius: 4,
    lineHeight: `${textSized(20)}px`,
    color: palette.text.primary,
    backgroundColor: palette.action.selected,
  }
}

const Chip = styled('span')(({ theme }) => chipStyles(theme))

/** The labels of an item, by name. */
export function labelsOf({ labelIds }: Item, labels: ReadonlyMap<string, Label>): Label[] {
  const own = new Set(labelIds)
  return [...labels.values()].filter(({ id }) => own.has(id))
}

/** On a card: so many fit beside each other. */
const mostShown = 3

/** The labels of an item in one line. Plain elements in one styled frame: cards come and go while one scrolls. */
export function LabelLine({ item }: { item: Item }) {
  const text = useText()
  const { labels } = useKanban()
  const own = item.labelIds.length === 0 ? [] : labelsOf(item, labels)
  if (own.length === 0) return null
  return (
    <Line className="labels" role="group" aria-label={text('kanban.labels')}>
      {own.slice(0, mostShown).map(({ id, name, color }) => (
        <span key={id} style={{ borderColor: labelTones[color] }} lang={languageOf(name)}>
          {name}
        </span>
      ))}
      {own.length > mostShown && <bdi>+{own.length - mostShown}</bdi>}
    </Line>
  )
}

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  height: textSized(22),
  '& > span': chipStyles(theme),
}))
