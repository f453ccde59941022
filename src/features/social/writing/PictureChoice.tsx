import { useRef, useState } from 'react'
import { longestPicture } from '#contract/social/people'
import { base64Of, redrawn } from '#lib/files/image'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { CameraIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'

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

/** Longest sides in pixels: the first that comes out small enough. */
const sides: readonly number[] = [1280, 800, 480]

/**
 * A picture file drawn anew as JPEG, small enough to be kept, in a `data:` address. Null when the
 * browser cannot read it as a picture.
 */
async function pictureOf(file: Blob, [side, ...smaller] = sides): Promise<string | null> {
  if (side === undefined) return null
  const drawn = await redrawn(file, side)
  if (drawn === null) return null
  const address = `data:image/jpeg;base64,${await base64Of(drawn)}`
  return address.length <= longestPicture ? address : pictureOf(file, smaller)
}
