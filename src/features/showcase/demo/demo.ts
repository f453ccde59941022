import type { ComponentType } from 'react'
import { sourceOf } from './sourceOf'

/** One thing shown live on a showcase page, with the code that it is made of. Its words are English. */
export interface Demo {
  readonly title: string
  /** What to notice, in a sentence or two. */
  readonly caption?: string
  readonly Live: ComponentType
  /** The text of `Live`, imported with `?raw`: what is shown cannot drift from what runs. */
  readonly source: string
  /** Takes the whole width of the page; others stand two in a row where there is room. */
  readonly isWide?: boolean
}

/** A library's own page about what is shown. */
export interface Documentation {
  readonly name: string
  /** https. */
  readonly address: string
}

/**
 * Finds the demos of a page in the file that holds them all.
 *
 * @param parts the file's demos by name
 * @param file the file's text, imported with `?raw`
 */
export function demosOf<Name extends string>(
  parts: Readonly<Record<Name, ComponentType>>,
  file: string,
) {
  return (name: Name): Pick<Demo, 'Live' | 'source'> => ({
    Live: parts[name],
    source: sourceOf(file, name),
  })
}
