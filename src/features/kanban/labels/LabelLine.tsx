import { styled } from '@mui/material/styles'
import type { Item } from '#contract/kanban/kanban'
import type { Label } from '#lib/label'
import { languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { labelChipStyles, labelTones } from '#ui/label/LabelChip'
import { textSized } from '#ui/list/textSized'
import { useKanban } from '../model/kanban'

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
    <Line className="labels" role="group" aria-label={text('demo.labels')}>
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
  '& > span': labelChipStyles(theme),
}))
