import { type Ref, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { CameraIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'

interface PictureChoiceProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  disabled?: boolean
  multiple?: boolean
  onFiles: (files: readonly File[]) => Promise<void>
}

/** Button to choose picture files. */
export function PictureChoice({
  ref,
  label,
  disabled = false,
  multiple = false,
  onFiles,
}: PictureChoiceProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function take(files: readonly File[]): Promise<void> {
    setBusy(true)
    await onFiles(files)
    setBusy(false)
  }

  return (
    <>
      <FileInput
        ref={input}
        accept="image/*"
        multiple={multiple}
        aria-label={text('social.picture.file')}
        onChoose={(files) => void take(files)}
      />
      <BusyButton
        ref={ref}
        startIcon={<CameraIcon size={18} />}
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </BusyButton>
    </>
  )
}
