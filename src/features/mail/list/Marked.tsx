import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { matchesIn } from './matches'

interface MarkedProps {
  children: string
  /** What is searched for, as words; see `contract/mailSearch.ts`. */
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
