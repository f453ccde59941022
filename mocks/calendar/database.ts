import type { EntityTable } from 'dexie'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { type EventRow, indexed, reindexed } from './months'
import { sampleEvents } from './sampleEvents'

class CalendarDatabase extends DemoDatabase {
  declare readonly events: EntityTable<EventRow, 'id'>

  constructor() {
    super('calendar', { events: 'id' })
    this.version(2)
      .stores({ events: 'id, *months' })
      .upgrade(async () => {
        const rows = await this.table<object>('events').toArray()
        await this.table('events').bulkPut(rows.map(reindexed))
      })
    this.version(3).stores({ events: 'id, *months, detachedFrom.id' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return { events: sampleEvents(content, at).map(indexed) }
  }

  override replace(rows: Rows, report?: (stored: number) => void): Promise<void> {
    return super.replace({ ...rows, events: (rows['events'] ?? []).map(reindexed) }, report)
  }
}

export const calendarDatabase = new CalendarDatabase()
