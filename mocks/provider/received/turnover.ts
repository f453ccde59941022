/** Every stake counts towards what a player still has to play. */
import { type Satang, satang } from '../../../src/lib/money'
import { database } from '../database'
import { isoNow } from '../moments'

/** Turnover only grows, and what is played through closes by itself. */
export async function addTurnover(userId: string, stake: Satang): Promise<void> {
  const active = await database.received.where({ activeKey: userId }).first()
  if (active) {
    const turnoverDone = satang(active.turnoverDone + stake)
    if (turnoverDone < active.turnoverRequired) {
      await database.received.put({ ...active, turnoverDone })
    } else {
      const { activeKey: _, ...rest } = active
      await database.received.put({
        ...rest,
        turnoverDone,
        status: 'completed',
        closedAt: isoNow(),
        capWaits: active.maxWithdraw > 0,
      })
    }
  }
  for (const row of await database.obligations.where({ openUser: userId }).toArray()) {
    const done = satang(row.done + stake)
    const { openUser: _, ...rest } = row
    await database.obligations.put(done < row.required ? { ...row, done } : { ...rest, done })
  }
}

/** What a player still has to play before credit can be withdrawn. */
export async function turnoverLeft(userId: string): Promise<Satang> {
  const active = await database.received.where({ activeKey: userId }).first()
  const owed = await database.obligations.where({ openUser: userId }).toArray()
  const left = active ? Math.max(0, active.turnoverRequired - active.turnoverDone) : 0
  // One stake counts for all of them, so the largest rest is what is left.
  return satang(Math.max(left, ...owed.map((row) => row.required - row.done)))
}
