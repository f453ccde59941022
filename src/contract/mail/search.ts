/** How mails are searched: handler and page find, and mark, the same. */

/** What people take for the same letters becomes the same. */
export const searchable = (text: string) => text.normalize('NFC').toLowerCase()

/** A mail is found when it has each of the words, anywhere. */
export function searchWords(search: string): string[] {
  return searchable(search)
    .split(/\s+/)
    .filter((word) => word !== '')
}
