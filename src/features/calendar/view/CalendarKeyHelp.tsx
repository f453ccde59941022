import { useTheme } from '@mui/material/styles'
import { KeyHelp } from '#ui/page/KeyHelp'
import { calendarKeys } from './useCalendarKeys'

/** Lists the shortcuts of the page. Load it lazily. */
export function CalendarKeyHelp({ onClose }: { onClose: () => void }) {
  const { direction } = useTheme()
  return <KeyHelp list={calendarKeys(direction)} onClose={onClose} />
}
