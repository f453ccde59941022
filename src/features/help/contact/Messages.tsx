import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SupportMessage, SupportSubject } from '#contract/help/support'
import { mixColors } from '#lib/contrast'
import { languageOf } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface MessagesProps {
  /** Oldest first. */
  messages: readonly SupportMessage[]
}

/** The thread. New messages are announced and scrolled into view. */
export function Messages({ messages }: MessagesProps) {
  const text = useText()
  const format = useFormat()
  const log = useRef<HTMLDivElement>(null)
  const waiting = messages.at(-1)?.from === 'player'
  useEffect(() => {
    if (log.current && messages.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [messages.length])
  return (
    <Log ref={log} role="log" aria-label={text('help.contact.thread')} tabIndex={0}>
      {messages.length === 0 && <p>{text('help.contact.none')}</p>}
      {messages.map(({ messageId, from, text: content, about, createdAt }) => (
        <Message key={messageId} data-from={from}>
          <Head>
            <b>{text(from === 'player' ? 'help.contact.you' : 'help.contact.staff')}</b>{' '}
            <time dateTime={new Date(createdAt).toISOString()}>
              <bdi>{format.dateTime(createdAt)}</bdi>
            </time>
          </Head>
          <MessageText dir="auto" lang={languageOf(content)}>
            {content}
          </MessageText>
          {about !== null && (
            <Link to={placeOf(about)}>
              <bdi>{text(`help.contact.about.${about.kind}`, { id: about.id })}</bdi>
            </Link>
          )}
        </Message>
      ))}
      {waiting && <Waiting>{text('help.contact.waiting')}</Waiting>}
    </Log>
  )
}

function placeOf({ kind, id }: SupportSubject): string {
  return `/wallet/${kind}/${encodeURIComponent(id)}`
}

const Log = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxHeight: '50dvh',
  margin: '8px 0 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
}))

const Message = styled('article')(({ theme }) => ({
  justifySelf: 'start',
  maxWidth: '85%',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
  '&[data-from=player]': {
    justifySelf: 'end',
    backgroundColor: mixColors(theme.palette.background.paper, theme.palette.primary.main, 0.08),
  },
  a: { display: 'inline-block', padding: '10px 0', color: theme.palette.primary.readable },
}))

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const MessageText = styled('p')({ margin: 0, whiteSpace: 'pre-wrap' })

const Waiting = styled('p')(({ theme }) => ({
  margin: 0,
  justifySelf: 'end',
  color: theme.palette.text.secondary,
}))
