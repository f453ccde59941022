import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import type { Queue } from './heldDecisions'

/** Address of a row's sheet. */
export function sheetPath(queue: Queue, id: string): string {
  return pathOf(queue === 'deposit' ? adminPaths.deposit : adminPaths.withdrawal, id)
}
