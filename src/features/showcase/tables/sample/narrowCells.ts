/** For `sx` of a table: on a phone its columns stand closer, so that all of them are in sight. */
export const narrowCells = {
  '@media (max-width: 599.95px)': {
    '& td, & th': { paddingInline: 1 },
    '& .MuiTableCell-paddingCheckbox': { paddingInline: 0 },
  },
} as const
