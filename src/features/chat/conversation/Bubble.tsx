import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { mixColors } from '#lib/contrast'
import { shortened } from '#lib/text/graphemes'
import { languageOf } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { useText } from '#ui/intl/useText'
import { MessageFile } from './MessageFile'
import { type MessageActions, MessageMenu } from './MessageMenu'
import { Quote } from './Quote'
import type { Spoken } from './spoken'
import { useMenuPlace } from './useMenuPlace'

interface BubbleProps {
  message: Spoken
  /** Name of the other person. */
  name: string
  /** Whether this is the tab stop; arrow keys reach the other messages. */
  tabStop: boolean
  actions: MessageActions
  /** The words of a search that found the message; a found message is shown in full. */
  words?: readonly string[] | undefined
  /** Scrolls to the message that this one replies to. */
  onShow: (id: string) => void
}

/** Longer texts are collapsed: 100,000 characters would push everything else out of sight. */
const longest = 1500

/** One message: text with links, or a file. */
export function Bubble({ message, name, tabStop, actions, words, onShow }: BubbleProps) {
  const word = useText()
  const { id, own, text, file, quoted, edited, deleted } = message
  const [isWhole, setWhole] = useState(words !== undefined)
  const { place, setPlace, asking } = useMenuPlace()
  const folded = !isWhole && text.length > longest
  if (deleted) {
    return (
      <Content data-own={own}>
        <em>{word('chat.deleted')}</em>
      </Content>
    )
  }
  return (
    <Line data-own={own}>
      <Content data-own={own} {...asking}>
        {quoted !== undefined && <Quote quoted={quoted} name={name} onShow={onShow} />}
        {file && <MessageFile id={id} file={file} />}
        {text !== '' && (
          <div dir="auto" lang={languageOf(text)}>
            <LinkedText words={words}>{folded ? shortened(text, longest) : text}</LinkedText>
          </div>
        )}
        {edited && <small>{word('chat.edited')}</small>}
        {folded && (
          <Button size="small" color="inherit" onClick={() => setWhole(true)}>
            {word('chat.showAll')}
          </Button>
        )}
      </Content>
      <MessageMenu
        message={message}
        place={place}
        onPlace={setPlace}
        tabStop={tabStop}
        actions={actions}
      />
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '&[data-own=true]': { flexDirection: 'row-reverse' },
  '& [data-tool]': { opacity: 0 },
  '&:hover [data-tool], & [data-tool]:focus-visible': { opacity: 1 },
  '@media (hover: none)': { '& [data-tool]': { opacity: 0.7 } },
})

const Content = styled('div')(({ theme }) => {
  const { background, text, primary } = theme.palette
  return {
    minWidth: 0,
    padding: '8px 12px',
    borderRadius: Math.max(12, Number(theme.shape.borderRadius)),
    whiteSpace: 'pre-wrap',
    // Text aligns to its own direction; in a list item it would align to the page's.
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // A long press opens the menu, which can copy.
    '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    '& a': { color: 'inherit' },
    '& small, & em': { color: text.secondary },
    color: text.primary,
    backgroundColor: mixColors(background.paper, text.primary, 0.06),
    '&[data-own=true]': { backgroundColor: mixColors(background.paper, primary.main, 0.16) },
  }
})
