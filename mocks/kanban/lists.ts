import type { HttpHandler } from 'msw/http'
import {
  columnSchema,
  commentRecordSchema,
  itemRecordSchema,
  kanbanPaths,
  profileSchema,
  storyRecordSchema,
} from '#contract/kanban/kanban'
import { labelSchema } from '#contract/label'
import type { DemoRoutes } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { kanbanDatabase as database } from './database'
import { readOrder } from './stored'

/** Lists for the first load of a page. */
export function listRoutes(routes: DemoRoutes): HttpHandler[] {
  return [
    routes.get(kanbanPaths.columns, async () => {
      const { records, skipped } = validRecords(columnSchema, await database.columns.toArray())
      return { columns: records, ...skipped }
    }),
    routes.get(kanbanPaths.columnsOrder, async () => ({
      columnsOrder: await readOrder('columns'),
    })),
    routes.get(kanbanPaths.comments, async () => {
      const rows = await database.comments.toArray()
      const { records, skipped } = validRecords(commentRecordSchema, rows)
      return { comments: records, ...skipped }
    }),
    routes.get(kanbanPaths.profiles, async () => {
      const { records, skipped } = validRecords(profileSchema, await database.profiles.toArray())
      return { profiles: records, ...skipped }
    }),
    routes.get(kanbanPaths.items, async () => {
      const { records, skipped } = validRecords(itemRecordSchema, await database.items.toArray())
      return { items: records, ...skipped }
    }),
    routes.get(kanbanPaths.labels, async () => {
      const { records, skipped } = validRecords(labelSchema, await database.labels.toArray())
      return { labels: records, ...skipped }
    }),
    routes.get(kanbanPaths.userStory, async () => {
      const { records, skipped } = validRecords(storyRecordSchema, await database.stories.toArray())
      return { userStory: records, ...skipped }
    }),
    routes.get(kanbanPaths.userStoryOrder, async () => ({
      userStoryOrder: await readOrder('stories'),
    })),
  ]
}
