import { styled } from '@mui/material/styles'

/** The card around FullCalendar, with its type and measures in the app's own. */
export const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  fontFamily: theme.typography.fontFamily,
  '& .calendar-event': { cursor: 'pointer' },
  '& .calendar-row': { minHeight: 44, alignItems: 'center' },
  // More specific than FullCalendar's own half of the line.
  '& .calendar-row .calendar-row-time': { width: '9.5em', maxWidth: '40%' },
  '& .calendar-row .calendar-row-title': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
}))
