/** Account numbers as they are told to the staff. */
import { isGranted } from '#contract/admin/access'
import { maskedNumber } from './audit'
import type { Staff } from './orders'

/** Whole or by their last four digits: by who asks, and whether it is for a file. */
export function numbersFor({ role }: Staff, query?: URLSearchParams): (number: string) => string {
  const needs = query?.get('purpose') === 'export' ? 'account.export' : 'account.number'
  return isGranted(role, needs) ? (number) => number : maskedNumber
}
