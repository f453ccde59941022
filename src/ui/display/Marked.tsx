import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { matchesIn } from '#lib/text/searchable'

interface MarkedProps {
  children: string
  /** Search words. */
  words: readonly string[]
}

/** A text with the search matches marked. */
export function Marked({ children, words }: MarkedProps) {
  if (words.length === 0) return children
  return piecesOf(children, words).map(({ text, isMatch, start }) =>
    isMatch ? <Mark key={start}>{text}</Mark> : text,
  )
}

const Mark = styled('mark')(({ theme }) => ({
  color: 'inherit',
  borderRadius: 2,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette.warning.main, 0.3),
}))

/** @returns the matches of the words and the text between them, in order */
function piecesOf(text: string, words: readonly string[]) {
  let end = 0
  const pieces = matchesIn(text, words).flatMap(({ from, to }) => {
    const between = { text: text.slice(end, from), isMatch: false, start: end }
    end = to
    return [between, { text: text.slice(from, to), isMatch: true, start: from }]
  })
  return [...pieces, { text: text.slice(end), isMatch: false, start: end }]
}
