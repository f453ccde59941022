import type { HttpHandler } from 'msw/http'
import * as v from 'valibot'
import {
  type Contact,
  contactPaths,
  contactSchema,
  contactsQuerySchema,
  modifyContactSchema,
  removeContactSchema,
  restoreContactSchema,
  sortContacts,
} from '#contract/contacts/contacts'
import type { MockConfig } from '../config'
import { DemoError, DemoRoutes, refuseIfChanged } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { contactsDatabase } from './database'

/** One screen of contacts, and some to scroll. */
const firstContacts = 60

/** In bytes: enough for an inline picture beside the text. */
const longestBody = 256 * 1024

const blank: Omit<Contact, 'id' | 'name'> = {
  company: '',
  role: '',
  work_email: '',
  personal_email: '',
  work_phone: '',
  personal_phone: '',
  location: '',
  avatar: '',
  status: '',
  birthdayText: '',
}

export function contactsHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, contactsDatabase)
  const { contacts } = contactsDatabase

  async function all() {
    return validRecords(contactSchema, await contacts.toArray())
  }

  /** Validates only the contacts it returns; damaged ones are reported with the full list. */
  async function first(query: URLSearchParams) {
    const asked = v.safeParse(contactsQuerySchema, Object.fromEntries(query))
    if (!asked.success) throw new DemoError(400, asked.issues[0].message)
    const rows = await contacts.toArray()
    const sorted = sortContacts(rows, asked.output.language)
    const { records, skipped } = validRecords(contactSchema, sorted.slice(0, firstContacts))
    return { contacts: records, total: rows.length, ...skipped }
  }

  return [
    routes.get(
      contactPaths.list,
      async (query) => {
        if (query.has('language')) return first(query)
        const { records, skipped } = await all()
        return { contacts: records, ...skipped }
      },
      Object.keys(contactsQuerySchema.entries),
    ),
    routes.post(
      contactPaths.modify,
      modifyContactSchema,
      async ({ id, newId = randomHex(8), name, was, ...change }) => {
        if (!id) {
          if (name === undefined) throw new DemoError(400, 'A contact needs a name')
          await contacts.put({ ...blank, ...change, id: newId, name })
        } else {
          const known = await contacts.get(id)
          if (!known) throw new DemoError(404, 'There is no such contact')
          refuseIfChanged(known, was, { ...change, name })
          await contacts.put({ ...known, ...change, id, name: name ?? known.name })
        }
        return (await all()).records
      },
      longestBody,
    ),
    routes.post(contactPaths.remove, removeContactSchema, async ({ id }) => {
      if (!(await contacts.get(id))) throw new DemoError(404, 'There is no such contact')
      await contacts.delete(id)
      return (await all()).records
    }),
    routes.post(
      contactPaths.restore,
      restoreContactSchema,
      async (contact) => {
        // Restored twice, or in another tab already: the existing contact stays.
        if (!(await contacts.get(contact.id))) await contacts.add(contact)
        return (await all()).records
      },
      longestBody,
    ),
  ]
}
