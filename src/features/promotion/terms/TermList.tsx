import { styled } from '@mui/material/styles'
import { CheckIcon } from '#ui/icons/controls'

interface Props {
  terms: readonly string[]
}

/** Conditions, one per line. */
export function TermList({ terms }: Props) {
  return (
    <List>
      {terms.map((term) => (
        <li key={term}>
          <CheckIcon size={18} />
          <bdi>{term}</bdi>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'flex-start', gap: 8 },
  svg: { flexShrink: 0, marginTop: 2, color: theme.palette.primary.readable },
}))
