import * as v from 'valibot'
import {
  columnSchema,
  commentRecordSchema,
  itemRecordSchema,
  profileSchema,
  storyRecordSchema,
} from '#contract/kanban/kanban'
import { labelSchema } from '#contract/label'
import { addDays, bangkokDay, hourMs, startOfBangkokDay } from '#lib/time'
import type { Rows } from '../demo/demoDatabase'

/** Sample content with dates relative to today, so that it never looks old. */
const due = { dueInDays: v.nullable(v.number()) }

const sampleSchema = v.object({
  columns: v.array(columnSchema),
  stories: v.array(v.object({ ...v.omit(storyRecordSchema, ['dueDate']).entries, ...due })),
  items: v.array(v.object({ ...v.omit(itemRecordSchema, ['dueDate']).entries, ...due })),
  comments: v.array(
    v.object({
      ...v.omit(commentRecordSchema, ['createdAt', 'editedAt']).entries,
      hoursAgo: v.number(),
    }),
  ),
  profiles: v.array(profileSchema),
  labels: v.array(labelSchema),
})

/** The sample rows relative to `at` (ms since 1970). @throws if the content does not match its schema */
export function sampleRows(content: unknown, at: number): Rows {
  const { columns, stories, items, comments, profiles, labels } = v.parse(sampleSchema, content)
  const today = bangkokDay(at)
  const dated = <Card extends { dueInDays: number | null }>({ dueInDays, ...card }: Card) => ({
    ...card,
    dueDate:
      dueInDays === null
        ? null
        : new Date(startOfBangkokDay(addDays(today, dueInDays))).toISOString(),
  })
  return {
    columns,
    profiles,
    labels,
    stories: stories.map(dated),
    items: items.map(dated),
    comments: comments.map(({ hoursAgo, ...comment }) => ({
      ...comment,
      createdAt: new Date(at - hoursAgo * hourMs).toISOString(),
      editedAt: null,
    })),
    orders: [
      { id: 'columns', ids: columns.map(({ id }) => id) },
      { id: 'stories', ids: stories.map(({ id }) => id) },
    ],
  }
}
