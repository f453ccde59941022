/** A file, or a folder with what is in it. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly entries?: readonly Entry[]
}

export const files: readonly Entry[] = [
  {
    id: 'statements',
    name: 'Statements',
    entries: [
      { id: 'october', name: 'October.csv' },
      { id: 'november', name: 'November.csv' },
    ],
  },
  {
    id: 'slips',
    name: 'Slips',
    entries: [
      {
        id: 'week-46',
        name: 'Week 46',
        entries: [
          { id: 'slip-1', name: 'Monday.png' },
          { id: 'slip-2', name: 'Thursday.png' },
        ],
      },
      { id: 'week-47', name: 'Week 47', entries: [{ id: 'slip-3', name: 'Tuesday.png' }] },
    ],
  },
  { id: 'rules', name: 'Rules.pdf' },
]

/** The ids of all folders, at every depth. */
export function folderIds(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, entries: inside }) =>
    inside === undefined ? [] : [id, ...folderIds(inside)],
  )
}
