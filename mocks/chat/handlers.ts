import type { HttpHandler } from 'msw/http'
import {
  changeMessageBodySchema,
  chatFileBodySchema,
  chatFilterBodySchema,
  chatPaths,
  chatUserBodySchema,
  insertMessageBodySchema,
  meetChatUserBodySchema,
  modifyChatUserBodySchema,
  ownId,
  searchMessagesBodySchema,
} from '#contract/chat/chat'
import type { MockConfig } from '../config'
import { DemoRoutes } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { chatDatabase, personSchema } from './database'
import { changeMessage, conversationWith, fileOf, findMessages, insertMessage } from './messages'
import { describe, lastTime, meet, personNamed } from './people'

/** In bytes: a message of 100,000 characters in any script, or one with a file of a megabyte. */
const longestBody = 2 * 1024 * 1024

export function chatHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, chatDatabase)
  const { users } = chatDatabase
  return [
    routes.get(chatPaths.users, async () => {
      const others = await users.filter(({ id }) => id !== ownId).toArray()
      const { records, skipped } = validRecords(personSchema, others)
      return { users: await Promise.all(records.map(describe)), ...skipped }
    }),
    routes.post(chatPaths.user, chatUserBodySchema, async ({ id }) =>
      describe(await personNamed(id)),
    ),
    routes.post(chatPaths.filter, chatFilterBodySchema, async ({ user, newest }) =>
      conversationWith(await personNamed(user), newest),
    ),
    routes.post(chatPaths.insert, insertMessageBodySchema, insertMessage, longestBody),
    routes.post(chatPaths.changeMessage, changeMessageBodySchema, changeMessage, longestBody),
    routes.post(chatPaths.search, searchMessagesBodySchema, findMessages),
    routes.post(chatPaths.file, chatFileBodySchema, ({ id }) => fileOf(id)),
    routes.post(chatPaths.meetUser, meetChatUserBodySchema, async (met) =>
      describe(await meet(met)),
    ),
    routes.post(chatPaths.modifyUser, modifyChatUserBodySchema, async (change) => {
      const person = await personNamed(change.id)
      const ownStatus = person.id === ownId ? change.online_status : undefined
      const changed = {
        ...person,
        online_status: ownStatus ?? person.online_status,
        readAt: await lastTime(person.id),
      }
      await users.put(changed)
      return describe(changed)
    }),
  ]
}
