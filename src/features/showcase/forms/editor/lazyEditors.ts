/** The editor's library, fetched with the first demo: the page is readable before it comes. */
import { lazy } from 'react'

export const MessageEditor = lazy(() =>
  import('./MessageEditor').then((module) => ({ default: module.MessageEditor })),
)

export const ShortEditor = lazy(() =>
  import('./ShortEditor').then((module) => ({ default: module.ShortEditor })),
)
