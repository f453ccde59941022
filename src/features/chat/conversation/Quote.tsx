import { styled } from '@mui/material/styles'
import { cut } from '#lib/text/graphemes'
import { clampedAtParentsStart, languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import type { Quoted } from './spoken'

interface QuoteProps {
  /** Null if the message no longer exists. */
  quoted: Quoted | null
  /** Name of the other person. */
  name: string
  /** Scrolls to the message. */
  onShow?: (id: string) => void
}

/** Characters to quote: enough to recognise the message. */
const longest = 140

/** The message that another message replies to: its author and beginning. */
export function Quote({ quoted, name, onShow }: QuoteProps) {
  const text = useText()
  const gone = quoted === null || quoted.deleted
  const words = gone ? '' : cut(quoted.text, longest) || `📎 ${quoted.file?.title ?? ''}`
  const said = (
    <>
      <VisuallyHidden>{text('chat.inReplyTo')} </VisuallyHidden>
      {gone ? (
        <em>{text('chat.deleted')}</em>
      ) : (
        <>
          <b lang={quoted.own ? undefined : 'en'}>{quoted.own ? text('chat.you') : name}</b>
          <span dir="auto" lang={languageOf(words)}>
            {words}
          </span>
        </>
      )}
    </>
  )
  if (gone || !onShow) return <Frame>{said}</Frame>
  return (
    <Frame as="button" type="button" onClick={() => onShow(quoted.id)}>
      {said}
    </Frame>
  )
}

const Frame = styled('div')<{ type?: 'button' }>(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  minWidth: 0,
  marginBottom: 4,
  padding: '4px 8px',
  border: `0 solid ${theme.palette.primary.readable}`,
  borderInlineStartWidth: 3,
  borderRadius: 4,
  textAlign: 'start',
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
  'button&': { width: '100%', minHeight: 44, cursor: 'pointer' },
  '& b': {
    display: 'block',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.primary.readable,
  },
  '& > [dir]': clampedAtParentsStart(2),
}))
