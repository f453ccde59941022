import type { GridColDef } from '@mui/x-data-grid'
import { textSized } from '#ui/appearance/sizes'
import type { Player } from './players'

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** Dates without time, independent of a time zone. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** As wide as the header with its buttons: the menu, always visible on touch screens, and the sort icon. */
export const columns: readonly GridColDef<Player>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: textSized(122) },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: textSized(160), editable: true },
  { field: 'province', headerName: 'Province', width: textSized(172), editable: true },
  {
    field: 'joined',
    headerName: 'Member since',
    type: 'date',
    width: textSized(192),
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'credit',
    headerName: 'Credit (baht)',
    type: 'number',
    width: textSized(182),
    valueFormatter: (value: number) => money.format(value),
  },
  {
    field: 'isVerified',
    headerName: 'Verified',
    type: 'boolean',
    width: textSized(152),
    editable: true,
  },
]
