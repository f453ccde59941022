import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { headedParts } from '#lib/text/headedText'
import { atParentsStart } from './DataText'

interface HeadedTextProps {
  children: string
  /** Tag of its language. */
  lang: string
  /** Element of its headings. */
  heading: 'h2' | 'h3'
}

/** Plain text with headings (`# …`) and paragraphs. Markup is shown as text. */
export function HeadedText({ children, lang, heading: Heading }: HeadedTextProps) {
  const parts = useMemo(() => headedParts(children), [children])
  return (
    <Article lang={lang} dir="auto">
      {parts.map(({ kind, text }, place) =>
        kind === 'heading' ? <Heading key={place}>{text}</Heading> : <p key={place}>{text}</p>,
      )}
    </Article>
  )
}

const Article = styled('article')({
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  ...atParentsStart,
  '& p': { whiteSpace: 'pre-line' },
  '& h2, & h3': { breakAfter: 'avoid' },
})
