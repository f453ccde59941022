import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { SearchBox } from '#ui/table/SearchBox'

interface SearchBarProps {
  wanted: string
  /** Number of contacts found. */
  count: number
  onChange: (wanted: string) => void
}

export function SearchBar({ wanted, count, onChange }: SearchBarProps) {
  const text = useText()
  return (
    <Bar>
      <SearchBox hasKey label={text('contacts.search')} value={wanted} onChange={onChange} />
      <Count>
        <bdi>{text('contacts.count', { count })}</bdi>
      </Count>
    </Bar>
  )
}

const Bar = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBottom: 12,
  '& > :first-of-type': { maxWidth: 480 },
})

const Count = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}))
