import { createElement, Fragment } from 'react'

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
