import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { createElement, Fragment, type ReactNode } from 'react'

/**
 * For a text in its own direction (`dir="auto"`), which keeps its beginning where it is too long: it
 * stands where what is around it begins all the same. Chromium knows the prefixed word alone.
 */
export const atParentsStart = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const

/**
 * The same for a text that ends in “…” after some lines. Where it stands at the end of its own direction, Chromium
 * draws the dots beyond the edge, where they are cut: they have room there.
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
 * The language of a text that nobody named, for voices, fonts and line breaks: by its letters alone.
 * `otherwise`: what Latin letters mean here; left out, the page's own language.
 */
export function languageOf(text: string, otherwise?: string): string | undefined {
  if (/[ก-๛]/.test(text)) return 'th'
  if (/[\u0600-\u06ff]/.test(text)) return 'ar'
  return /[一-鿿]/.test(text) ? 'zh-Hans' : otherwise
}

interface DataTextProps {
  children: string
}

/** Text that people or the provider wrote: in its own direction, and in the language of its letters. */
export function DataText({ children }: DataTextProps) {
  return <bdi lang={languageOf(children)}>{children}</bdi>
}

/** Thai words with the spaces, figures and signs between them. */
const thai = /([ก-๛]+(?:[\s\d.,%]+[ก-๛]+)*)/

/** A sentence of the app that names something which the provider wrote in Thai. */
export function SentenceWithData({ children }: DataTextProps) {
  // What the pattern holds stands at the odd places.
  const parts = children.split(thai)
  const marked = parts.map((part, place) =>
    place % 2 === 0 ? part : createElement(DataText, null, part),
  )
  return createElement(Fragment, null, ...marked)
}

export interface Description {
  label: string
  /** As it came from elsewhere: shown in its own direction. */
  value: ReactNode
}

/** Names and values, beside each other where there is room. */
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

const List = styled('dl')({ margin: 0, display: 'grid', gap: 10 })

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0, fontWeight: theme.typography.fontWeightMedium, overflowWrap: 'anywhere' },
  // In a value of another direction a button keeps the page's, by which its icon has its room: mirrored, it says the other.
  'dd button': { direction: 'ltr' },
}))

/**
 * A field's placeholder in a tone that can be read, in its own direction, where the field begins. By the
 * browsers' own names, as Material UI writes them: the mirroring of right-to-left pages breaks on
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

/** A text of the sample content: English, unless somebody typed it; in its own direction. */
export function Sample({ children }: SampleProps) {
  return <bdi lang={languageOf(children, 'en')}>{children}</bdi>
}
