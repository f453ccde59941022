import { Dexie } from 'dexie'
import { database } from '../provider/database/database'
import type { DepositRow } from '../provider/database/rows'
import { staffNames } from './money/players'
import { AdminRefused } from './orders'

/** Who took a row's last step, and when. */
interface Step {
  who: string | null | undefined
  at: string | null | undefined
}

/** For whoever decides second: who was first. What nobody's name stands at, the simulated staff did. */
export async function decidedBy({ who, at }: Step): Promise<AdminRefused> {
  const nameOf = await staffNames()
  return new AdminRefused('alreadydecided', {
    who: nameOf(who) ?? 'auto',
    ...(at != null && { at }),
  })
}

/** Of a deposit that is not as it was shown: credited or rejected by somebody, or moved on without the staff. */
export async function depositMovedOn(row: DepositRow): Promise<AdminRefused> {
  const { status, decidedBy: who, decidedAt: at } = row
  const isDecided = status === 'confirmed' || status === 'rejected'
  return isDecided ? decidedBy({ who, at }) : new AdminRefused('versionchanged')
}

/**
 * The same as the audit tells it, of rows that do not name who closed them. Where none of the staff did any
 * of these `actions`, the player or time has moved the row on.
 */
export async function decidedAlready(
  targetId: string,
  actions: readonly string[],
): Promise<AdminRefused> {
  const entries = await database.audit
    .where('[targetId+seq]')
    .between([targetId, Dexie.minKey], [targetId, Dexie.maxKey])
    .filter(({ action }) => actions.includes(action))
    .toArray()
  const last = entries.at(-1)
  return last ? decidedBy({ who: last.adminID, at: last.at }) : new AdminRefused('versionchanged')
}
