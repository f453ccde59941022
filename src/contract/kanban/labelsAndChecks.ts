/** An item's labels and checklist: the same rules for what is stored and for what a page shows before. */
import type { Check } from './kanban'
import { placed } from './moves'

interface LabelChange {
  addLabel?: string | undefined
  removeLabel?: string | undefined
}

export function withLabel(
  labelIds: readonly string[],
  { addLabel, removeLabel }: LabelChange,
): string[] {
  const kept = labelIds.filter((id) => id !== removeLabel && id !== addLabel)
  return addLabel === undefined ? kept : [...kept, addLabel]
}

/** What is said of a line, and which line it goes in front of; what is left out stays. */
export interface SaidCheck {
  id: string
  text?: string | undefined
  isDone?: boolean | undefined
  beforeCheckId?: string | null | undefined
}

interface CheckChange {
  setCheck?: SaidCheck | undefined
  removeCheck?: string | undefined
}

/** The checklist with a line that is new, changed or moved, and without one. */
export function withCheck(
  checklist: readonly Check[],
  { setCheck, removeCheck }: CheckChange,
): Check[] {
  const kept = checklist.filter(({ id }) => id !== removeCheck)
  if (!setCheck) return kept
  const { id, text, isDone, beforeCheckId } = setCheck
  const byId = new Map(kept.map((check) => [check.id, check]))
  const before = byId.get(id)
  byId.set(id, {
    id,
    text: text ?? before?.text ?? '',
    isDone: isDone ?? before?.isDone ?? false,
  })
  const order = [...byId.keys()]
  const next = beforeCheckId === undefined ? order : placed(order, id, beforeCheckId)
  return next.flatMap((known) => byId.get(known) ?? [])
}
