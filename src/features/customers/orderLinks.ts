import { memberPaths } from '#lib/paths/member'

/** The list with what this customer ordered. */
export function ordersOfPath(name: string): string {
  return `${memberPaths.orders}?customer=${encodeURIComponent(name)}`
}
