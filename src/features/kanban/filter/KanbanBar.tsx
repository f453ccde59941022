import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { touchMedia, touchTarget } from '#ui/appearance/components/touch'
import { lazyCover } from '#ui/cover/lazyCover'
import { FilterIcon } from '#ui/icons/actions'
import { ArchiveIcon } from '#ui/icons/mail'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { EmptyState } from '#ui/state/EmptyState'
import { SearchBox } from '#ui/table/SearchBox'
import { useShown } from '../model/shown'
import { useWanted } from './useWanted'

const FilterDialog = lazyCover(
  () => import('./FilterDialog').then((module) => module.FilterDialog),
  ({ onClose }) => onClose,
)

const ArchiveDrawer = lazyCover(
  () => import('../archive/ArchiveDrawer').then((module) => module.ArchiveDrawer),
  ({ onClose }) => onClose,
)

/** Above the board and the backlogs: which items are shown, the archive, and what adds to the page. */
export function KanbanBar({ add }: { add: ReactNode }) {
  const text = useText()
  const { wanted, setSearch } = useWanted()
  const { isFiltered } = useShown()
  const [open, setOpen] = useState<'filter' | 'archive' | null>(null)
  const close = () => setOpen(null)
  const active = Number(wanted.person !== '') + Number(wanted.label !== '')
  return (
    <>
      <Bar className={screenOnlyClass}>
        <SearchBox hasKey value={wanted.search} onChange={setSearch} />
        <Button
          startIcon={<FilterIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen('filter')}
        >
          {text(active > 0 ? 'kanban.filterActive' : 'kanban.filter', { count: active })}
        </Button>
        <Button
          startIcon={<ArchiveIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen('archive')}
        >
          {text('kanban.archive')}
        </Button>
        {add}
      </Bar>
      {isFiltered && <FoundNote />}
      {open === 'filter' && <FilterDialog onClose={close} />}
      {open === 'archive' && <ArchiveDrawer onClose={close} />}
    </>
  )
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginBottom: 8,
  '& > form': { flex: '1 1 260px', maxWidth: 420 },
  [touchMedia]: { '& > button': { minHeight: touchTarget } },
})

/** How many items search and filters let pass, and the way back to all. */
function FoundNote() {
  const text = useText()
  const { found, count } = useShown()
  const { clear } = useWanted()
  const clearButton = (
    <Button size="small" variant="outlined" onClick={clear}>
      {text('table.clearFilters')}
    </Button>
  )
  return (
    <div role="status">
      {found === 0 ? (
        <EmptyState
          icon={<SearchIcon size={32} />}
          title={text('table.nothingFound')}
          message={text('table.nothingFoundHint')}
          action={clearButton}
        />
      ) : (
        <Line>
          <bdi>{text('kanban.found', { found, count })}</bdi>
          {clearButton}
        </Line>
      )}
    </div>
  )
}

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 8px',
})
