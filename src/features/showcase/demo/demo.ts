import type { ComponentType } from 'react'
import { sourceOf } from './sourceOf'

/** A live example on a showcase page, with its source. Its texts are English. */
export interface Demo {
  readonly title: string
  /** What to notice, in one or two sentences. */
  readonly caption?: string
  readonly Live: ComponentType
  /** Source of `Live`, imported with `?raw`, so that it always matches the running code. */
  readonly source: string
  /** Takes the full width of the page; others are in two columns if they fit. */
  readonly isWide?: boolean
}

/** Documentation page of a library. */
export interface Documentation {
  readonly name: string
  /** Uses https. */
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
