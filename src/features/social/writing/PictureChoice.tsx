import { useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { CameraIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { pictureOf } from './pictureOf'

interface PictureChoiceProps {
  label: string
  /** Gets a `data:` address of a picture drawn anew. */
  onPicture: (address: string, fileName: string) => void
  onUnreadable: () => void
}

/** Takes a picture from a file. */
export function PictureChoice({ label, onPicture, onUnreadable }: PictureChoiceProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function take(file: File): Promise<void> {
    setBusy(true)
    const address = await pictureOf(file)
    setBusy(false)
    if (address === null) onUnreadable()
    else onPicture(address, file.name)
  }

  return (
    <>
      <FileInput
        ref={input}
        accept="image/*"
        aria-label={text('social.picture.file')}
        onChoose={([file]) => file && void take(file)}
      />
      <BusyButton
        startIcon={<CameraIcon size={18} />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </BusyButton>
    </>
  )
}
