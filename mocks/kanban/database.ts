import type { EntityTable } from 'dexie'
import type {
  Column,
  CommentRecord,
  ItemRecord,
  Profile,
  StoryRecord,
} from '#contract/kanban/kanban'
import type { Label } from '#lib/label'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { sampleRows } from './sample'

/** Order of the columns or stories. */
interface Order {
  id: 'columns' | 'stories'
  ids: string[]
}

/** The item that was opened last. */
interface Selection {
  id: 'item'
  itemId: string
}

class KanbanDatabase extends DemoDatabase {
  declare readonly columns: EntityTable<Column, 'id'>
  declare readonly items: EntityTable<ItemRecord, 'id'>
  declare readonly stories: EntityTable<StoryRecord, 'id'>
  declare readonly comments: EntityTable<CommentRecord, 'id'>
  declare readonly profiles: EntityTable<Profile, 'id'>
  declare readonly labels: EntityTable<Label, 'id'>
  declare readonly orders: EntityTable<Order, 'id'>
  declare readonly selection: EntityTable<Selection, 'id'>

  constructor() {
    super('kanban', {
      columns: 'id',
      items: 'id',
      stories: 'id',
      comments: 'id',
      profiles: 'id',
      orders: 'id',
      selection: 'id',
    })
    this.version(2).stores({ labels: 'id' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return sampleRows(content, at)
  }
}

export const kanbanDatabase = new KanbanDatabase()
