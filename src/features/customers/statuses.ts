import type { RecordStatus } from '#contract/customers/customers'
import type { Invoice } from '#contract/customers/invoice'
import type { StatusTone } from '#ui/display/StatusChip'
import type { MessageKey } from '#ui/intl/messages'

/** A status in words and in its colour. */
export interface StatusMeta {
  readonly label: MessageKey
  readonly tone: StatusTone
}

/** A list's words for the statuses 1, 2 and 3. */
export type StatusMetas = Readonly<Record<RecordStatus, StatusMeta>>

export const customerStatuses: StatusMetas = {
  1: { label: 'customers.status.active', tone: 'success' },
  2: { label: 'customers.status.unconfirmed', tone: 'warning' },
  3: { label: 'customers.status.suspended', tone: 'error' },
}

export const orderStatuses: StatusMetas = {
  1: { label: 'customers.status.delivered', tone: 'success' },
  2: { label: 'customers.status.processing', tone: 'info' },
  3: { label: 'customers.status.cancelled', tone: 'error' },
}

export const reviewStatuses: StatusMetas = {
  1: { label: 'customers.status.published', tone: 'success' },
  2: { label: 'customers.status.unchecked', tone: 'warning' },
  3: { label: 'customers.status.hidden', tone: 'neutral' },
}

/** As people speak of it: one that is open past its day is overdue. */
export type ShownStatus = Invoice['status'] | 'overdue'

export const invoiceStatusMeta: Readonly<Record<ShownStatus, StatusMeta>> = {
  open: { label: 'customers.status.open', tone: 'info' },
  overdue: { label: 'customers.status.overdue', tone: 'warning' },
  paid: { label: 'customers.status.paid', tone: 'success' },
  cancelled: { label: 'customers.status.cancelled', tone: 'neutral' },
}
