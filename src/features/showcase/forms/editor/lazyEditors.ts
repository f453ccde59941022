/** The editor's library, fetched with the first demo: the page is readable before it comes. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const MessageEditor = lazyWithPreload(() =>
  import('./MessageEditor').then((module) => module.MessageEditor),
)

export const ShortEditor = lazyWithPreload(() =>
  import('./ShortEditor').then((module) => module.ShortEditor),
)
