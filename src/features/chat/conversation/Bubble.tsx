import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { mixColors } from '#lib/contrast'
import { languageOf } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { useText } from '#ui/intl/useText'
import { CopyMessage } from './CopyMessage'
import { MessageFile } from './MessageFile'
import { MessageMenu } from './MessageMenu'
import type { Spoken } from './spoken'

interface BubbleProps {
  message: Spoken
  /** Whether the Tab key stops here; the arrows reach the others. */
  tabStop: boolean
  onEdit: (message: Spoken) => void
  onDeleted: () => void
}

/** Longer texts are folded: a hundred thousand characters would push everything else out of sight. */
const longest = 1500

/** One message: its text, in which addresses can be followed, or its file. */
export function Bubble({ message, tabStop, onEdit, onDeleted }: BubbleProps) {
  const word = useText()
  const { id, own, text, file, edited, deleted, outgoing } = message
  const [isWhole, setWhole] = useState(false)
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
      <Content data-own={own}>
        {file && <MessageFile id={id} file={file} />}
        {text !== '' && (
          <div dir="auto" lang={languageOf(text)}>
            <LinkedText>{folded ? `${text.slice(0, longest)}…` : text}</LinkedText>
          </div>
        )}
        {edited && <small>{word('chat.edited')}</small>}
        {folded && (
          <Button size="small" color="inherit" onClick={() => setWhole(true)}>
            {word('chat.showAll')}
          </Button>
        )}
      </Content>
      {own && outgoing === null ? (
        <MessageMenu message={message} tabStop={tabStop} onEdit={onEdit} onDeleted={onDeleted} />
      ) : (
        text !== '' && <CopyMessage text={text} tabStop={tabStop} />
      )}
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
    overflowWrap: 'anywhere',
    '& a': { color: 'inherit' },
    '& small, & em': { color: text.secondary },
    color: text.primary,
    backgroundColor: mixColors(background.paper, text.primary, 0.06),
    '&[data-own=true]': { backgroundColor: mixColors(background.paper, primary.main, 0.16) },
  }
})
