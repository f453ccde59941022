import { memberPaths } from '#lib/paths/member'

/** The list with what this customer ordered. */
export function ordersOfPath(name: string): string {
  return `${memberPaths.orders}?q=${encodeURIComponent(name)}`
}

export function orderPath(id: string): string {
  return `${memberPaths.orderDetails}?order=${encodeURIComponent(id)}`
}
