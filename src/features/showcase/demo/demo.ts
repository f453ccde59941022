import type { ComponentType } from 'react'

/** One thing shown live on a showcase page, with the file that it is made of. Its words are English. */
export interface Demo {
  readonly title: string
  /** What to notice, in a sentence or two. */
  readonly caption?: string
  readonly Live: ComponentType
  /** The text of the file that holds `Live`, imported with `?raw`: what is shown cannot drift from what runs. */
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
