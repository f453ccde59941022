import { cut } from '#lib/text/graphemes'

/** As much of what is searched for as the search takes; an address can hold far more. */
export function searchKey(search: string): string {
  return cut(search.trim(), 200)
}
