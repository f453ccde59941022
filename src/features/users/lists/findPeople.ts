import type { RowUser } from '../../../contract/users'
import { folded } from '../../../ui/table/findRows'

/** Those of whom something that is shown contains what is searched for, whatever the case. */
export function findPeople(people: readonly RowUser[], search: string): RowUser[] {
  const wanted = folded(search.trim())
  return people.filter(({ name, designation, subContent, email, phone, location }) =>
    [name, designation, subContent, email, phone, location].some((text) =>
      folded(text).includes(wanted),
    ),
  )
}
