import type { EntityTable } from 'dexie'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { peopleSample } from './peopleSample'
import { postSample } from './postSample'

/** Rows are validated when they are read, so that a damaged record does not hide the others. */
interface Stored {
  id: string
  [field: string]: unknown
}

class SocialDatabase extends DemoDatabase {
  declare readonly posts: EntityTable<Stored, 'id'>
  declare readonly followers: EntityTable<Stored, 'id'>
  declare readonly friends: EntityTable<Stored, 'id'>
  declare readonly requests: EntityTable<Stored, 'id'>
  declare readonly gallery: EntityTable<Stored, 'id'>

  constructor() {
    super('social', { posts: 'id', followers: 'id', friends: 'id', requests: 'id', gallery: 'id' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return { posts: postSample(content, at), ...peopleSample(content, at) }
  }
}

export const socialDatabase = new SocialDatabase()
