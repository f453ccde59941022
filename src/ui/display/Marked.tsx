import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'

interface MarkedProps {
  children: string
  /** What is searched for, as words. */
  words: readonly string[]
}

/** A text in which what was searched for stands out. */
export function Marked({ children, words }: MarkedProps) {
  if (words.length === 0) return children
  return matchesIn(children, words).map(({ text, isMatch, start }) =>
    isMatch ? <Mark key={start}>{text}</Mark> : text,
  )
}

const Mark = styled('mark')(({ theme }) => ({
  color: 'inherit',
  borderRadius: 2,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette.warning.main, 0.3),
}))

interface Piece {
  text: string
  isMatch: boolean
  /** Where it begins in the whole. */
  start: number
}

/** Cuts a text into what matches one of the words, in any writing, and what stands between. */
function matchesIn(text: string, words: readonly string[]): Piece[] {
  const anyWord = new RegExp(words.map(escaped).join('|'), 'giu')
  const pieces: Piece[] = []
  let end = 0
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch, start: from })
  }
  for (const { 0: found, index } of text.matchAll(anyWord)) {
    add(end, index, false)
    add(index, index + found.length, true)
    end = index + found.length
  }
  add(end, text.length, false)
  return pieces
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
