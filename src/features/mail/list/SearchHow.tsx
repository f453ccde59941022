import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

const examples = [
  'from:me',
  'to:',
  'subject:',
  'in:trash',
  'label:',
  'is:unread',
  'is:starred',
  'has:attachment',
  'after:2026/11',
  'before:',
  '"one phrase"',
  '-without',
]

/** Explains the operators of the search, which nobody could guess. */
export function SearchHow() {
  const text = useText()
  return (
    <Line>
      {text('mail.searchHow')}{' '}
      {examples.map((example) => (
        <code key={example} dir="ltr">
          {example}
        </code>
      ))}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  gap: '4px 8px',
  width: '100%',
  margin: '12px 0 0',
  color: theme.palette.text.secondary,
}))
