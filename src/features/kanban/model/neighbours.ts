interface Identified {
  readonly id: string
}

/** The id of what follows `id`; null at the end. */
export function nextOf(list: readonly Identified[], id: string): string | null {
  const index = list.findIndex((record) => record.id === id)
  return index < 0 ? null : (list[index + 1]?.id ?? null)
}

/**
 * What `id` must be put in front of to stand at `index` of the list, counted without itself;
 * null for the end.
 */
export function beforeAt(list: readonly Identified[], id: string, index: number): string | null {
  return list.filter((record) => record.id !== id)[index]?.id ?? null
}
