import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { isoOf } from '#lib/time'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { languageOf } from '#ui/display/DataText'
import { PlainList } from '#ui/form/CheckboxRow'
import { TrashIcon } from '#ui/icons/actions'
import { ArchiveIcon } from '#ui/icons/mail'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { EmptyState } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { useItemActions } from './actions/useBoardActions'
import { useCardSearch } from './CardMarks'
import { DrawerFrame } from './drawer/DrawerFrame'
import { useKanban } from './model/kanban'

/** Archived items, to view, restore or delete. Load it lazily. */
export function ArchiveDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { archive } = useKanban()
  return (
    <DrawerFrame title={text('kanban.archive')} onClose={onClose}>
      {archive.length === 0 ? (
        <EmptyState icon={<ArchiveIcon size={32} />} message={text('kanban.archive.empty')} />
      ) : (
        <section aria-label={text('kanban.archive')}>
          <RowList rows={archive}>
            {(drawn) => (
              <PlainList>
                {drawn.map((item) => (
                  <ArchivedItem key={item.id} item={item} onClose={onClose} />
                ))}
              </PlainList>
            )}
          </RowList>
        </section>
      )}
    </DrawerFrame>
  )
}

function ArchivedItem({ item, onClose }: { item: Item; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const navigate = useNavigate()
  const { itemSearch } = useCardSearch()
  const { restore, remove } = useItemActions()
  const [isAsking, setAsking] = useState(false)
  const { id, title, archivedAt } = item

  function open(): void {
    onClose()
    void navigate(itemSearch(id), { replace: true })
  }

  return (
    <Row>
      <Content>
        <Title type="button" lang={languageOf(title, 'en')} dir="auto" onClick={open}>
          {title}
        </Title>
        {archivedAt !== null && (
          <When dateTime={isoOf(archivedAt)}>
            <bdi>{format.relative(archivedAt, now)}</bdi>
          </When>
        )}
      </Content>
      <Button
        size="small"
        aria-label={text('kanban.restoreItem', { title })}
        onClick={() => void restore(item)}
      >
        {text('kanban.restore')}
      </Button>
      <IconButton
        size="small"
        aria-label={text('demo.remove', { name: title })}
        onClick={() => setAsking(true)}
      >
        <TrashIcon size={20} />
      </IconButton>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('kanban.deleteTitle', { title })}
          confirmLabel={text('demo.delete')}
          destructive
          onConfirm={() => void remove(item)}
          onCancel={() => setAsking(false)}
        >
          {text('kanban.deleteMeans')}
        </LazyConfirmDialog>
      )}
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '6px 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

const Content = styled('div')({ flex: 1, minWidth: 0, display: 'grid' })

const Title = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  padding: 0,
  border: 0,
  textAlign: 'start',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}))

const When = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
