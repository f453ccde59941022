import { database } from '../../provider/database/database'

/** The ids of the staff whose name, username or id has a text in it. */
export async function adminsNamed(text: string): Promise<string[]> {
  const sought = text.toLowerCase()
  const rows = await database.admins.toArray()
  return rows
    .filter(({ adminID, username, name }) =>
      [adminID, username, name].some((word) => word.toLowerCase().includes(sought)),
    )
    .map(({ adminID }) => adminID)
}
