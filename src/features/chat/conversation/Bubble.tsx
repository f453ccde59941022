import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { mixColors } from '#lib/contrast'
import { languageOf } from '#ui/intl/languageOf'
import { useText } from '#ui/intl/useText'
import { CopyMessage } from './CopyMessage'

interface BubbleProps {
  text: string
  own: boolean
  /** Whether the Tab key stops here; the arrows reach the others. */
  tabStop: boolean
}

/** Longer texts are folded: a hundred thousand characters would push everything else out of sight. */
const longest = 1500

/** One message, as text and nothing else. */
export function Bubble({ text, own, tabStop }: BubbleProps) {
  const word = useText()
  const [folded, setFolded] = useState(text.length > longest)
  return (
    <Line data-own={own}>
      <Content data-own={own}>
        <div dir="auto" lang={languageOf(text)}>
          {folded ? `${text.slice(0, longest)}…` : text}
        </div>
        {folded && (
          <Button size="small" color="inherit" onClick={() => setFolded(false)}>
            {word('chat.showAll')}
          </Button>
        )}
      </Content>
      <CopyMessage text={text} tabStop={tabStop} />
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '&[data-own=true]': { flexDirection: 'row-reverse' },
  '& [data-copy]': { opacity: 0 },
  '&:hover [data-copy], & [data-copy]:focus-visible': { opacity: 1 },
  '@media (hover: none)': { '& [data-copy]': { opacity: 0.7 } },
})

const Content = styled('div')(({ theme }) => {
  const { background, text, primary } = theme.palette
  return {
    minWidth: 0,
    padding: '8px 12px',
    borderRadius: Math.max(12, Number(theme.shape.borderRadius)),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: text.primary,
    backgroundColor: mixColors(background.paper, text.primary, 0.06),
    '&[data-own=true]': { backgroundColor: mixColors(background.paper, primary.main, 0.16) },
  }
})
