import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { DemoDatabase, type Rows } from '../demoDatabase'
import { peopleSample } from './peopleSample'

/** What stands in the tables is checked when it is read: a damaged record never hides the others. */
interface Stored {
  id: string
  [field: string]: unknown
}

const contentSchema = v.object({
  posts: v.optional(v.array(v.looseObject({ id: v.string() })), []),
})

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
    return { ...v.parse(contentSchema, content), ...peopleSample(content, at) }
  }
}

export const socialDatabase = new SocialDatabase()
