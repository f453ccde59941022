import { DemoDatabase, type Rows } from '../demoDatabase'

class CalendarDatabase extends DemoDatabase {
  constructor() {
    super('calendar', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const calendarDatabase = new CalendarDatabase()
