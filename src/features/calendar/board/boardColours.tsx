import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { alpha } from '@mui/material/styles'
import { inHand } from './useBoardHandlers'

/** Maps the colour variables of FullCalendar's classic theme to the app's colours. */
const colours = ({ palette }: Theme) => ({
  ':root': {
    '--fc-classic-primary': palette.primary.main,
    '--fc-classic-primary-foreground': palette.primary.contrastText,
    '--fc-classic-event': palette.primary.main,
    '--fc-classic-event-contrast': palette.primary.contrastText,
    '--fc-classic-background': palette.background.paper,
    '--fc-classic-foreground': palette.text.primary,
    '--fc-classic-muted-foreground': palette.text.secondary,
    '--fc-classic-faint-foreground': palette.text.secondary,
    '--fc-classic-faint': palette.action.hover,
    '--fc-classic-muted': palette.action.hover,
    '--fc-classic-strong': palette.action.selected,
    '--fc-classic-highlight': alpha(palette.primary.main, 0.16),
    '--fc-classic-today': alpha(palette.primary.main, 0.08),
    '--fc-classic-now': palette.error.main,
    '--fc-classic-border': palette.divider,
    '--fc-classic-strong-border': palette.divider,
    '--fc-classic-small-dot-width': '8px',
    '--fc-classic-large-dot-width': '10px',
    '--fc-classic-background-event': palette.success.main,
    '--fc-classic-background-event-opacity': '15%',
    '--fc-classic-background-event-foreground-opacity': '50%',
  },
  // FullCalendar rejects drops where something covers the board. Dropped on the bar at the bottom of a phone,
  // where the page scrolls, the event would snap back.
  [`body:has([${inHand}]) .mui-fixed`]: { pointerEvents: 'none' },
})

/** Global, because dragged elements and popovers are outside the calendar's element. */
export function BoardColours() {
  return <GlobalStyles styles={colours} />
}
