import { styled } from '@mui/material/styles'
import { LinkedText } from '#ui/display/LinkedText'
import { languageOf } from '#ui/intl/languageOf'

interface MailBodyProps {
  message: string
  /** What is searched for. */
  words: readonly string[]
}

/** A mail's text as text: markup in it is shown, never followed. */
export function MailBody({ message, words }: MailBodyProps) {
  return (
    <Text dir="auto" lang={languageOf(message, 'en')}>
      <LinkedText words={words}>{message}</LinkedText>
    </Text>
  )
}

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '72ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
}))
