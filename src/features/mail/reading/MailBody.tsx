import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { parseUrl } from '#lib/address'
import { languageOf } from '#ui/intl/languageOf'
import { Marked } from '../list/MatchMarks'

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

interface BodyPart {
  text: string
  /** Where it leads; null for plain text. */
  href: string | null
  /** Where it begins in the whole. */
  start: number
}

const addressForm = /\b(?:https:\/\/|mailto:)[^\s<>"'“”«»]+/gi

/** Belongs to the sentence around an address rather than to the address. */
const sentenceEnd = /[.,;:!?)\]}…]+$/

/** Cuts a mail's text into plain text and links; only https and mailto addresses are links. */
function bodyParts(message: string): BodyPart[] {
  const parts: BodyPart[] = []
  let end = 0
  const add = (from: number, to: number, href: string | null) => {
    if (to > from) parts.push({ text: message.slice(from, to), href, start: from })
  }
  for (const { 0: found, index } of message.matchAll(addressForm)) {
    const address = found.replace(sentenceEnd, '')
    if (!isValidAddress(address)) continue
    add(end, index, null)
    add(index, index + address.length, address)
    end = index + address.length
  }
  add(end, message.length, null)
  return parts
}

function isValidAddress(address: string): boolean {
  const url = parseUrl(address)
  return url?.protocol === 'https:' || (url?.protocol === 'mailto:' && url.pathname.includes('@'))
}
