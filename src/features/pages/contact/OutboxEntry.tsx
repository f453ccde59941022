import { styled } from '@mui/material/styles'
import { DataText, languageOf } from '#ui/display/DataText'
import { PlainButton } from '#ui/form/PlainButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { ContactMessage } from './outbox'

interface OutboxEntryProps {
  message: ContactMessage
  onDelete: () => void
}

export function OutboxEntry({ message, onDelete }: OutboxEntryProps) {
  const text = useText()
  const format = useFormat()
  const time = format.dateTime(message.writtenAt)
  return (
    <Entry>
      <strong>
        <DataText>{message.name}</DataText>
      </strong>
      <small>
        <bdi>{time}</bdi> · {text('site.contact.outbox.state')}
      </small>
      <p dir="auto" lang={languageOf(message.message)}>
        {message.message}
      </p>
      <PlainButton
        type="button"
        aria-label={text('site.contact.deleteName', { time })}
        onClick={onDelete}
      >
        {text('site.contact.delete')}
      </PlainButton>
    </Entry>
  )
}

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: '12px 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  // Align to the text's own direction; in a list item it would be the page's.
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' },
  '& small': { color: theme.palette.text.secondary },
}))
