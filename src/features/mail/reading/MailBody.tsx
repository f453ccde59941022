import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { languageOf } from '#ui/intl/languageOf'
import { Marked } from '../list/Marked'
import { bodyParts } from './links'

interface MailBodyProps {
  message: string
  /** What is searched for. */
  words: readonly string[]
}

/** A mail's text as text: markup in it is shown, never followed. */
export function MailBody({ message, words }: MailBodyProps) {
  const parts = useMemo(() => bodyParts(message), [message])
  return (
    <Text dir="auto" lang={languageOf(message, 'en')}>
      {parts.map(({ text, href, start }) => {
        const content = (
          <Marked key={start} words={words}>
            {text}
          </Marked>
        )
        if (href === null) return content
        return (
          <a key={start} href={href} target="_blank" rel="noopener noreferrer">
            {content}
          </a>
        )
      })}
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
