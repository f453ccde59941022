import { styled } from '@mui/material/styles'
import type { AdminPlayerPage } from '#contract/admin/people'
import { DataText, languageOf } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** What the staff wrote about the player, the newest first. No player ever reads it. */
export function PlayerNotes({ notes }: Pick<AdminPlayerPage, 'notes'>) {
  const text = useText()
  const format = useFormat()
  if (notes.length === 0) return <p>{text('adminPeople.notes.none')}</p>
  return (
    <List>
      {notes.map(({ noteId, text: written, by, createdAt }) => (
        <li key={noteId}>
          <p dir="auto" lang={languageOf(written)}>
            {written}
          </p>
          <small>
            <DataText>{by}</DataText> · <bdi>{format.dateTime(createdAt)}</bdi>
          </small>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  p: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  small: { color: theme.palette.text.secondary },
}))
