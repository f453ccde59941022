import { styled } from '@mui/material/styles'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

interface SearchBarProps {
  wanted: string
  /** How many contacts are found. */
  count: number
  onChange: (wanted: string) => void
}

export function SearchBar({ wanted, count, onChange }: SearchBarProps) {
  const text = useText()
  return (
    <Bar>
      <Field
        label={text('contacts.search')}
        name="q"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={onChange}
      />
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
  columnGap: 16,
  marginBottom: 12,
  '& > :first-of-type': { flex: '1 1 240px', maxWidth: 480 },
})

const Count = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}))
