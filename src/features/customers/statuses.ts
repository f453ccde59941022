import type { RecordStatus } from '#contract/customers/customers'
import type { Invoice } from '#contract/customers/invoice'
import type { StatusTone } from '#ui/display/StatusChip'
import type { MessageKey } from '#ui/intl/messages'
import type { OrderState } from './order/orderState'

/** Label and colour of a status. */
export interface StatusMeta {
  readonly label: MessageKey
  readonly tone: StatusTone
}

/** Labels and colours of a list's statuses. */
export type StatusMetas<Status extends PropertyKey> = Readonly<Record<Status, StatusMeta>>

export const customerStatuses: StatusMetas<RecordStatus> = {
  1: { label: 'customers.status.active', tone: 'success' },
  2: { label: 'customers.status.unconfirmed', tone: 'warning' },
  3: { label: 'customers.status.suspended', tone: 'error' },
}

/** Delivery states of an order. */
export const orderStates: StatusMetas<OrderState> = {
  placed: { label: 'customers.step.placed', tone: 'neutral' },
  paid: { label: 'customers.step.paid', tone: 'info' },
  packed: { label: 'customers.step.packed', tone: 'info' },
  shipped: { label: 'customers.step.shipped', tone: 'info' },
  delivered: { label: 'customers.step.delivered', tone: 'success' },
  cancelled: { label: 'customers.step.cancelled', tone: 'error' },
}

export const reviewStatuses: StatusMetas<RecordStatus> = {
  1: { label: 'customers.status.published', tone: 'success' },
  2: { label: 'customers.status.unchecked', tone: 'warning' },
  3: { label: 'customers.status.hidden', tone: 'neutral' },
}

/** Includes `overdue`: an open invoice past its due date. */
export type ShownStatus = Invoice['status'] | 'overdue'

export const invoiceStatusMeta: StatusMetas<ShownStatus> = {
  open: { label: 'customers.status.open', tone: 'info' },
  overdue: { label: 'customers.status.overdue', tone: 'warning' },
  paid: { label: 'customers.status.paid', tone: 'success' },
  cancelled: { label: 'customers.status.cancelled', tone: 'neutral' },
}
