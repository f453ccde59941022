/** What is dragged and where it is dropped, by name: an item and a column may have the same id. */
export type DragKind = 'column' | 'item' | 'story'

export const dragId = (kind: DragKind, id: string) => `${kind}:${id}`

/** The id behind a name; empty for the place of what is nowhere. */
export const idOf = (name: string) => name.slice(name.indexOf(':') + 1)
