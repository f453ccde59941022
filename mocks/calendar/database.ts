import type { EntityTable } from 'dexie'
import type { CalendarEvent } from '../../src/contract/calendar'
import { DemoDatabase, type Rows } from '../demoDatabase'
import { sampleEvents } from './sampleEvents'

class CalendarDatabase extends DemoDatabase {
  declare readonly events: EntityTable<CalendarEvent, 'id'>

  constructor() {
    super('calendar', { events: 'id' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return { events: sampleEvents(content, at) }
  }
}

export const calendarDatabase = new CalendarDatabase()
