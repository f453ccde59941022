import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { languageOf } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { useText } from '#ui/intl/useText'

interface MailBodyProps {
  message: string
  /** The words searched for. */
  words: readonly string[]
}

/**
 * A mail's text as plain text: markup is displayed, never interpreted. The trailing quote is collapsed,
 * except in a search.
 */
export function MailBody({ message, words }: MailBodyProps) {
  const text = useText()
  const [isQuoteShown, setQuoteShown] = useState(false)
  const start = words.length > 0 ? message.length : quoteStart(message)
  const piece = (part: string) => (
    <Text dir="auto" lang={languageOf(message, 'en')}>
      <LinkedText words={words}>{part}</LinkedText>
    </Text>
  )
  if (start === message.length) return piece(message)
  return (
    <>
      {piece(message.slice(0, start).trimEnd())}
      <Fold
        type="button"
        aria-label={text('mail.quoted')}
        title={text('mail.quoted')}
        aria-expanded={isQuoteShown}
        onClick={() => setQuoteShown(!isQuoteShown)}
      >
        •••
      </Fold>
      {isQuoteShown && piece(message.slice(start).trim())}
    </>
  )
}

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '72ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Long text is aligned to its own direction; list items are aligned to the page's.
  textAlign: 'start',
  unicodeBidi: 'plaintext',
}))

const Fold = styled('button')(({ theme }) => ({
  display: 'block',
  minWidth: 44,
  minHeight: 28,
  margin: '12px 0',
  padding: '0 10px',
  border: 0,
  borderRadius: 999,
  fontSize: 10,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.selected,
  cursor: 'pointer',
  [touchMedia]: { minHeight: touchTarget },
  '@media print': { display: 'none' },
}))

/**
 * @returns the index where the trailing quote of a mail starts, including the line that names its author; the
 * length of the message if it quotes nothing or is only a quote
 */
export function quoteStart(message: string): number {
  const lines = message.split('\n')
  const first = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>')) + 1
  if (!lines.slice(first).some((line) => line.startsWith('>'))) return message.length
  const hasHead = lines[first - 1]?.trimEnd().endsWith(':') ?? false
  const own = lines.slice(0, hasHead ? first - 1 : first).join('\n')
  return own.trim() === '' ? message.length : own.length
}
