import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { mailPath } from '#lib/text/email'
import { screenOnlyClass } from '../print/PrintOnly'
import { Marked } from './Marked'
import { textParts } from './textLinks'

interface LinkedTextProps {
  children: string
  /** Search words to mark in the text. */
  words?: readonly string[] | undefined
}

const noWords: readonly string[] = []

/**
 * Untrusted text with clickable addresses. Other sites open in a new window without a referrer. Mail addresses
 * open within the app, and print without their `mailto:` part. Markup is shown as text.
 */
export function LinkedText({ children, words = noWords }: LinkedTextProps) {
  const parts = useMemo(() => textParts(children), [children])
  return parts.map(({ text, start, href, mail }) => {
    const mailTo = mail === null ? null : mailPath(mail)
    if (mail !== null && mailTo !== null) {
      const at = text.indexOf(mail)
      return (
        <Link key={start} to={mailTo}>
          <ScreenOnly>{text.slice(0, at)}</ScreenOnly>
          <Marked words={words}>{mail}</Marked>
          <ScreenOnly>{text.slice(at + mail.length)}</ScreenOnly>
        </Link>
      )
    }
    if (href === null) {
      return (
        <Marked key={start} words={words}>
          {text}
        </Marked>
      )
    }
    return (
      <a key={start} href={href} target="_blank" rel="noopener noreferrer">
        <Marked words={words}>{text}</Marked>
      </a>
    )
  })
}

function ScreenOnly({ children }: { children: string }) {
  return children !== '' && <span className={screenOnlyClass}>{children}</span>
}
