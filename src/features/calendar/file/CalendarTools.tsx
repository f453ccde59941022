import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef } from 'react'
import { FileInput } from '#ui/form/FileInput'
import { DownloadIcon, UploadIcon } from '#ui/icons/actions'
import { KeyboardIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { useSaveEvents } from './useSaveEvents'

interface CalendarToolsProps {
  onHelp: () => void
  onImport: (files: readonly File[]) => void
}

/** Buttons beside the heading: shortcuts, on devices with a keyboard, and import and export. */
export function CalendarTools({ onHelp, onImport }: CalendarToolsProps) {
  const text = useText()
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })
  const { saveAll } = useSaveEvents()
  const picker = useRef<HTMLInputElement>(null)
  const keys = text('keys.title')
  const choose = text('calendar.import')
  const save = text('calendar.exportAll')
  return (
    <>
      {hasKeyboard && (
        <IconButton aria-label={keys} title={keys} aria-keyshortcuts="?" onClick={onHelp}>
          <KeyboardIcon size={20} />
        </IconButton>
      )}
      <IconButton aria-label={choose} title={choose} onClick={() => picker.current?.click()}>
        <UploadIcon size={20} />
      </IconButton>
      <FileInput
        ref={picker}
        accept="text/calendar,.ics"
        aria-label={choose}
        multiple
        onChoose={onImport}
      />
      <IconButton aria-label={save} title={save} onClick={() => void saveAll()}>
        <DownloadIcon size={20} />
      </IconButton>
    </>
  )
}
