import { Dexie } from 'dexie'
import { database } from '../provider/database/database'
import type { DepositRow } from '../provider/database/rows'
import { staffNames } from './money/players'
import { AdminError } from './requests'

/** The person who took a row's last step, and the time. */
interface Step {
  who: string | null | undefined
  at: string | null | undefined
}

/** Error for the colleague who decides second: names who was first. A step without a name is `auto`. */
export async function decidedBy({ who, at }: Step): Promise<AdminError> {
  const nameOf = await staffNames()
  return new AdminError('alreadydecided', {
    who: nameOf(who) ?? 'auto',
    ...(at != null && { at }),
  })
}

/** Error for a deposit that has changed since it was shown, by a colleague's decision or without staff. */
export async function depositMovedOn(row: DepositRow): Promise<AdminError> {
  const { status, decidedBy: who, decidedAt: at } = row
  const isDecided = status === 'confirmed' || status === 'rejected'
  return isDecided ? decidedBy({ who, at }) : new AdminError('versionchanged')
}

/**
 * Like {@link decidedBy}, but finds the name in the audit, for rows that do not store who closed them. If no
 * staff did any of these `actions`, the player or a timeout moved the row on.
 */
export async function decidedAlready(
  targetId: string,
  actions: readonly string[],
): Promise<AdminError> {
  const entries = await database.audit
    .where('[targetId+seq]')
    .between([targetId, Dexie.minKey], [targetId, Dexie.maxKey])
    .filter(({ action }) => actions.includes(action))
    .toArray()
  const last = entries.at(-1)
  return last ? decidedBy({ who: last.adminID, at: last.at }) : new AdminError('versionchanged')
}
