import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Alignment of text in its own direction (`dir="auto"`), which keeps its beginning visible if it is too long.
 * It is aligned with the start of its surroundings. Chromium only supports the prefixed value.
 */
export const atParentsStart = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const

/**
 * The same for text that ends in “…” after some lines. If the text runs against its surroundings, Chromium
 * draws the dots beyond the edge and cuts them off, so the padding makes room for them.
 */
export const clampedAtParentsStart = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...atParentsStart,
    '[dir="rtl"] &:dir(ltr), [dir="ltr"] &:dir(rtl)': { paddingInlineEnd: '1em' },
  }) as const

/**
 * Guesses the language of a text from its letters, for speech output, fonts and line breaks.
 *
 * @param otherwise the language of Latin letters; if left out, the page's own language
 */
export function languageOf(text: string, otherwise?: string): string | undefined {
  if (/[ก-๛]/.test(text)) return 'th'
  if (/[\u0600-\u06ff]/.test(text)) return 'ar'
  return /[一-鿿]/.test(text) ? 'zh-Hans' : otherwise
}

interface DataTextProps {
  children: string
}

/** Text written by people or the provider, in its own direction and the language of its letters. */
export function DataText({ children }: DataTextProps) {
  return <bdi lang={languageOf(children)}>{children}</bdi>
}

/** Thai words with the spaces, figures and punctuation between them. */
const thai = /([ก-๛]+(?:[\s\d.,%]+[ก-๛]+)*)/

/** A sentence of the app that contains Thai text from the provider. */
export function SentenceWithData({ children }: DataTextProps) {
  // `split` puts the matches of the pattern at the odd indices.
  const parts = children.split(thai)
  const marked = parts.map((part, place) =>
    place % 2 === 0 ? part : createElement(DataText, null, part),
  )
  return createElement(Fragment, null, ...marked)
}

export interface Description {
  label: string
  /** Value from outside, shown in its own direction. */
  value: ReactNode
}

/** Names and values, side by side if they fit. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <Pair key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <DataText>{value}</DataText> : <bdi>{value}</bdi>}</dd>
        </Pair>
      ))}
    </List>
  )
}

const List = styled('dl')({ margin: 0, display: 'grid', gap: 8 })

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0, fontWeight: theme.typography.fontWeightMedium, overflowWrap: 'anywhere' },
  // A button keeps the page's direction in a value of another direction, because its icon's margin depends on
  // it. On right-to-left pages the mirroring turns this rule into `rtl`.
  'dd button': { direction: 'ltr' },
}))

/**
 * A field's placeholder in a readable tone, in its own direction, aligned with the field's start. Uses the
 * browsers' prefixed names, as Material UI does, because the mirroring of right-to-left pages breaks on
 * `::placeholder`.
 */
export function readablePlaceholder({ palette }: Theme): CSSObject {
  const tone = {
    color: palette.text.secondary,
    opacity: 1,
    unicodeBidi: 'plaintext',
    ...atParentsStart,
  } as const
  return {
    '& .MuiInputBase-input::-webkit-input-placeholder': tone,
    '& .MuiInputBase-input::-moz-placeholder': tone,
  }
}

interface SampleProps {
  children: string
}

/** Text of the sample content in its own direction: English unless its letters show another language. */
export function Sample({ children }: SampleProps) {
  return <bdi lang={languageOf(children, 'en')}>{children}</bdi>
}
