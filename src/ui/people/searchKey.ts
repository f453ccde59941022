import { cut } from '#lib/text/graphemes'

/** Limits a search text from the address to the maximum of the search, 200 characters. */
export function searchKey(search: string): string {
  return cut(search.trim(), 200)
}
