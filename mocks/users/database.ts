import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { userProfileSchema } from '#contract/users/profile'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'

const contentSchema = v.object({
  people: v.array(v.looseObject({ id: v.string() })),
  profile: userProfileSchema,
})

/** Rows are validated when they are read, so that a damaged record does not hide the others. */
interface Stored {
  id: string
  blocked?: boolean
}

/** Key of the only row in the table `profile`. */
export const profileId = 'own'

class UsersDatabase extends DemoDatabase {
  declare readonly people: EntityTable<Stored, 'id'>
  declare readonly profile: EntityTable<Stored, 'id'>

  constructor() {
    super('users', { people: 'id', profile: 'id' })
  }

  protected rowsOf(content: unknown): Rows {
    const { people, profile } = v.parse(contentSchema, content)
    return { people, profile: [{ ...profile, id: profileId }] }
  }
}

export const usersDatabase = new UsersDatabase()
