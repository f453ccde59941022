import type { RowUser } from '#contract/users/users'
import { phoneNumber } from '#lib/text/phoneNumber'
import { searchable } from '#lib/text/searchable'

/** Those of whom something that is shown contains what is searched for, whatever the case or the writing of a number. */
export function findPeople(people: readonly RowUser[], search: string): RowUser[] {
  const wanted = searchable(search.trim())
  const number = phoneNumber(search)
  return people.filter(
    ({ name, designation, subContent, email, phone, location }) =>
      (number !== null && phoneNumber(phone) === number) ||
      [name, designation, subContent, email, phone, location].some((text) =>
        searchable(text).includes(wanted),
      ),
  )
}
