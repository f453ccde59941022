import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DownloadIcon } from '#ui/icons/actions'
import { KeyboardIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { useSaveEvents } from './useSaveEvents'

/** Beside the heading: the keys, where there is a keyboard, and the way out of the calendar. */
export function CalendarTools({ onHelp }: { onHelp: () => void }) {
  const text = useText()
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })
  const { saveAll } = useSaveEvents()
  const keys = text('keys.title')
  const save = text('calendar.exportAll')
  return (
    <>
      {hasKeyboard && (
        <IconButton aria-label={keys} title={keys} aria-keyshortcuts="?" onClick={onHelp}>
          <KeyboardIcon size={20} />
        </IconButton>
      )}
      <IconButton aria-label={save} title={save} onClick={() => void saveAll()}>
        <DownloadIcon size={20} />
      </IconButton>
    </>
  )
}
