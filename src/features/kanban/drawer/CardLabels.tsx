import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { TagIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LabelChip } from '#ui/label/LabelChip'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { labelsOf } from '../CardMarks'
import { useKanban } from '../model/kanban'

const ItemLabelsDialog = lazyOverlay(
  () => import('./ItemLabelsDialog').then((module) => module.ItemLabelsDialog),
  ({ onClose }) => onClose,
)

/** The labels of an item, and a button that opens the board's labels. */
export function CardLabels({ item }: { item: Item }) {
  const text = useText()
  const titleId = useId()
  const { labels } = useKanban()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{text('demo.labels')}</Title>
      {labelsOf(item, labels).map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      <Button size="small" startIcon={<TagIcon size={18} />} onClick={() => setOpen(true)}>
        {text('demo.labels.choose')}
      </Button>
      {isOpen && <ItemLabelsDialog item={item} onClose={() => setOpen(false)} />}
    </Section>
  )
}

const Section = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
})

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  flexBasis: '100%',
  margin: 0,
}))
