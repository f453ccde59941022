import { DemoDatabase, type Rows } from '../demoDatabase'

class KanbanDatabase extends DemoDatabase {
  constructor() {
    super('kanban', {})
  }

  protected rowsOf(): Rows {
    return {}
  }
}

export const kanbanDatabase = new KanbanDatabase()
