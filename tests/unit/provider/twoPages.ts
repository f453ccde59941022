import { expect } from 'vitest'
import { nextOf, pagePath, pageRows } from '#contract/page'
import { fieldsOf, type Person } from './providerPlayer'

/** A list of one row more than a page holds is told whole: by its cursor, each row once. */
export async function expectTwoPages(person: Person, path: string): Promise<void> {
  const first = await person.read(path)
  const second = await person.read(pagePath(path, nextOf(first.body)))
  const [page, rest] = [first, second].map(({ body }) =>
    Object.values(fieldsOf(fieldsOf(body)['data'])),
  )
  expect([page, rest]).toMatchObject([{ length: pageRows }, { length: 1 }])
  expect(page).not.toContainEqual(rest?.[0])
  expect(nextOf(second.body)).toBeNull()
}
