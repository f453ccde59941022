import { createContext } from 'react'
import type { MessageKey } from '#ui/intl/messages'

/** Names the page at a path, as in the menu. A context, because pages cannot import the routes that load them. */
export const PageLabelContext = createContext<(path: string) => MessageKey | undefined>(
  () => undefined,
)
