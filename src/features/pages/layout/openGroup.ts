import type { MessageKey } from '#ui/intl/messages'

/** Open pages that belong together, as the frame lists them. */
export interface OpenGroup {
  readonly id: string
  readonly labelKey: MessageKey
  readonly pages: readonly OpenLink[]
}

export interface OpenLink {
  readonly path: string
  readonly labelKey: MessageKey
}
