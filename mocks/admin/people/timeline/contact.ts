/** What was written about a player, or to and by the player, in the timeline. */
import { database } from '../../../provider/database/database'
import { describeMessage } from '../../../provider/support'
import { describeCases } from '../cases'
import { type Asked, type EntryOnWire, few, newest } from './walk'

export async function* notes({ userId, before, nameOf }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.playerNotes, '[userId+createdAt]', [userId], before)) {
    const { seq, createdAt: at, text, adminID } = row
    yield { kind: 'note', what: 'note', id: String(seq), at, text, by: nameOf(adminID) }
  }
}

export async function* messages({ userId, before, nameOf }: Asked): AsyncGenerator<EntryOnWire> {
  const index = '[userId+createdAt]'
  for await (const row of newest(database.supportMessages, index, [userId], before)) {
    const { from, text, about, createdAt: at, adminID } = row
    const id = String(describeMessage(row).messageId)
    const by = from === 'staff' ? (nameOf(adminID) ?? 'auto') : null
    yield { kind: 'message', what: `message.${from}`, id, at, text, by, name: about?.id ?? null }
  }
}

export function cases(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readCases(asked), asked)
}

async function readCases({ userId, staff, nameOf }: Asked): Promise<EntryOnWire[]> {
  const rows = await database.cases.where({ userId }).toArray()
  const described = await describeCases(rows, staff)
  return rows.flatMap(({ caseId, steps }, row) =>
    steps.map(({ at, by, state, note }, index) => ({
      kind: 'case' as const,
      what: state === undefined ? 'case' : `case.${state}`,
      id: caseId,
      at,
      text: note ?? null,
      by: nameOf(by),
      to: described[row]?.steps[index]?.to ?? null,
    })),
  )
}
