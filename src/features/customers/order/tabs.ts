import type { MessageKey } from '#ui/intl/messages'

/** As they stand in the address (`?tab=invoice`); the first one is left out there. */
export const orderTabs = ['details', 'invoice', 'status'] as const

export type OrderTab = (typeof orderTabs)[number]

export const tabLabels: Readonly<Record<OrderTab, MessageKey>> = {
  details: 'customers.order.details',
  invoice: 'customers.invoice.invoice',
  status: 'customers.status',
}

/** What is no tab is the first one. */
export function readTab(written: string | null): OrderTab {
  return orderTabs.find((tab) => tab === written) ?? orderTabs[0]
}
