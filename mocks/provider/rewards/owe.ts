import type { Satang } from '../../../src/lib/money'
import { satang } from '../../../src/lib/money'
import { database } from '../database'
import { isoNow } from '../moments'
import type { ObligationRow } from '../playRows'

/** Credit that came without a promotion may have to be played before it can be withdrawn. */
export async function owe(
  userId: string,
  source: ObligationRow['source'],
  refId: string,
  required: Satang,
): Promise<void> {
  if (required === 0) return
  await database.obligations.add({
    obligationId: `${source}:${refId}`,
    userId,
    source,
    required,
    done: satang(0),
    openUser: userId,
    createdAt: isoNow(),
  })
}
