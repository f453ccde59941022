/** Searches texts that people wrote. Pages and handlers share it, so both find and mark the same matches. */

import { withPlainDigits } from '../money'
import { cut, graphemesOf, shortened } from './graphemes'

/** How many characters are shown before a match. */
const before = 12

/**
 * @returns the beginning of a text on one line, or the part around the first match; `length` is in characters
 */
export function snippetOf(text: string, words: readonly string[], length = 140): string {
  const at = words.length > 0 ? (matchesIn(text, words)[0]?.from ?? -1) : -1
  const start = at > length - before ? cut(text, at - before).length : 0
  const piece = cut(text.slice(start), length * 2)
    .replace(/\s+/g, ' ')
    .trim()
  return (start > 0 ? '… ' : '') + shortened(piece, length)
}

/** Accents of Latin, Greek and Cyrillic letters, Arabic vowels and the stretching line, Hebrew points. */
const marks =
  /[\u0300-\u036f]|[\u064b-\u065f]|\u0670|\u0640|[\u0591-\u05bd]|\u05bf|\u05c1|\u05c2|\u05c4|\u05c5|\u05c7/g

/** Letters and signs that people type instead of each other. */
const alike: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['แ', 'เเ'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'],
])

const alikeLetter = new RegExp(`[${[...alike.keys()].join('')}]`, 'g')

/**
 * Makes texts comparable. Case, accents, width, digits of other keyboards, invisible marks and ligatures do
 * not matter, nor does the typing order of Thai marks or the form of Arabic letters. Thai vowels and tones
 * stay.
 */
export function searchable(text: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(text)
  const lower = isPlain ? text.toLowerCase() : foldedLetters(text)
  return lower.replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
}

function foldedLetters(text: string): string {
  return (
    withPlainDigits(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(marks, '')
      .replace(alikeLetter, (letter) => alike.get(letter) ?? letter)
      .replace(/\p{Pd}/gu, '-')
      // Sara am is nikhahit and sara aa. A tone may be typed before or after the first.
      .replace(/([\u0e48-\u0e4b])\u0e4d/g, '\u0e4d$1')
  )
}

/** The words of a search, each in the form of {@link searchable}. */
export function wordsOf(search: string): string[] {
  return searchable(search).split(/\s+/).filter(Boolean)
}

/** Whether a text contains every word of a search. */
export function holds(text: string, words: readonly string[]): boolean {
  const whole = searchable(text)
  return words.every((word) => whole.includes(word))
}

interface Match {
  readonly from: number
  readonly to: number
}

/** @returns the ranges of a text that match a searched word, extended to whole graphemes */
export function matchesIn(text: string, words: readonly string[]): Match[] {
  const wanted = words.map(searchable).filter(Boolean)
  if (wanted.length === 0) return []
  const { whole, pieces } = mapped(text)
  const anyWord = new RegExp(wanted.map(escaped).join('|'), 'g')
  const matches: Match[] = []
  for (const { 0: found, index } of whole.matchAll(anyWord)) {
    const from = originOf(pieces, index, 'start')
    const to = originOf(pieces, index + found.length, 'end')
    // Two words may meet within one grapheme.
    if (from >= (matches.at(-1)?.to ?? 0) && to > from) matches.push({ from, to })
  }
  return matches
}

interface Piece {
  readonly text: string
  /** The start of the piece in the text, and in its searchable form. */
  readonly start: number
  readonly at: number
}

/** Splits a text into words, so that only the words of a match are split into graphemes. */
function mapped(text: string): { whole: string; pieces: Piece[] } {
  let whole = ''
  const pieces = Array.from(text.matchAll(/\S+|\s+/g), ({ 0: piece, index }): Piece => {
    const at = whole.length
    whole += searchable(piece)
    return { text: piece, start: index, at }
  })
  return { whole, pieces }
}

function originOf(pieces: readonly Piece[], place: number, side: 'start' | 'end'): number {
  const piece = pieces.findLast(({ at }) => (side === 'start' ? at <= place : at < place))
  if (!piece) return 0
  let { start, at } = piece
  for (const sign of graphemesOf(piece.text)) {
    const next = at + searchable(sign).length
    if (side === 'start' ? next > place : at >= place) return start
    at = next
    start += sign.length
  }
  return start
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
