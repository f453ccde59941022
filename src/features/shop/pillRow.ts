/** What stands beside each other as pills, in as many lines as they need: a list or a group without its own look. */
export const pillRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
} as const
