import { ruleText } from '../series/repeat'
import { weekdays } from '../series/ruleDays'
import type { EventDraft } from './eventDraft'

/** Groups of fields that are changed together. */
const parts = {
  title: ['title'],
  description: ['description'],
  location: ['location'],
  when: ['allDay', 'startDay', 'startTime', 'endDay', 'endTime'],
  repeat: ['repeat'],
  reminder: ['reminder', 'secondReminder'],
  colours: ['color', 'textColor'],
} as const satisfies Record<string, readonly (keyof EventDraft)[]>

export type DraftPart = keyof typeof parts

/** Parts whose conflicts are shown to the user; for colours either value is fine. */
export type ToldPart = Exclude<DraftPart, 'colours'>

const draftParts: readonly DraftPart[] = [
  'title',
  'description',
  'location',
  'when',
  'repeat',
  'reminder',
  'colours',
]

/** @returns the parts that differ between two drafts */
export function otherParts(one: EventDraft, other: EventDraft): DraftPart[] {
  return draftParts.filter((part) => !isSamePart(part, one, other))
}

/** @returns the draft with a part taken from another draft */
export function withPart(draft: EventDraft, part: DraftPart, from: EventDraft): EventDraft {
  const taken = parts[part].map((field) => [field, from[field]])
  return { ...draft, ...Object.fromEntries(taken) }
}

/** @returns true if a part has the same meaning in both drafts, ignoring fields that have no effect */
export function isSamePart(part: DraftPart, one: EventDraft, other: EventDraft): boolean {
  return said(part, one) === said(part, other)
}

function said(part: DraftPart, draft: EventDraft): string {
  const { allDay, startDay, startTime, endDay, endTime } = draft
  if (part === 'colours') return [draft.color, draft.textColor].join()
  if (part === 'when')
    return (allDay ? [startDay, endDay] : [startDay, startTime, endDay, endTime]).join()
  if (part === 'reminder') return [draft.reminder, draft.secondReminder].join()
  if (part !== 'repeat') return draft[part].trim()
  const { kind, interval, days, ends, until, count, own } = draft.repeat
  if (kind === 'none') return kind
  if (kind === 'OWN') return own ? ruleText(own) : kind
  const end = { never: '', until, count }[ends]
  return [kind, interval, ...weekdays.filter((day) => days.includes(day)), ends, end].join()
}
