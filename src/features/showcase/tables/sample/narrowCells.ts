/** For a table's `sx`: on phones its columns are closer together, so that all are visible. */
export const narrowCells = {
  '@media (max-width: 599.95px)': {
    '& td, & th': { paddingInline: 1 },
    '& .MuiTableCell-paddingCheckbox': { paddingInline: 0 },
  },
} as const
