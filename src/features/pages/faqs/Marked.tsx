import { Fragment } from 'react'
import { wordsOf } from './question'

interface MarkedProps {
  text: string
  search: string
}

/** A text in which what was looked for stands out. */
export function Marked({ text, search }: MarkedProps) {
  const words = wordsOf(search)
  if (words.length === 0) return text
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu')
  return text.split(pattern).map((part, index) => (
    // Every second part is what the pattern caught; the parts never change places.
    <Fragment key={index}>{index % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ))
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
