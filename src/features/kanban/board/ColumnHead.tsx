import { styled } from '@mui/material/styles'
import { GripIcon } from '#ui/icons/actions'
import { languageOf } from '#ui/intl/languageOf'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { DragHandle } from '../drag/DropList'
import { MenuButton } from '../MenuButton'
import type { FullColumn } from '../model/kanban'

interface ColumnHeadProps {
  column: FullColumn
  titleId: string
  handle: DragHandle
  onMenu: (anchor: HTMLElement) => void
}

/** The name of a column, how many items it has, and what it is dragged by. */
export function ColumnHead({ column, titleId, handle, onMenu }: ColumnHeadProps) {
  const text = useText()
  const format = useFormat()
  const { title, items } = column
  return (
    <Head>
      {handle && (
        <Grip {...handle} aria-label={text('kanban.drag.column', { title })}>
          <GripIcon size={20} />
        </Grip>
      )}
      <Title id={titleId} lang={languageOf(title, 'en')} dir="auto">
        {title}
      </Title>
      <Count>{format.number(items.length)}</Count>
      <MenuButton label={text('kanban.column.menu', { title })} onOpen={onMenu} />
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 48,
  padding: '4px 4px 4px 8px',
})

const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 32,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'grab',
  [theme.breakpoints.down('lg')]: { width: 44, height: 44, marginInlineStart: -10 },
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 1,
  color: theme.palette.text.secondary,
}))
