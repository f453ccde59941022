import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { SearchIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import { useShown } from '../model/shown'
import { useWanted } from './useWanted'

/** How many items search and filters let pass, and the way back to all. */
export function FoundNote() {
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
