import type { InputHTMLAttributes, Ref } from 'react'

interface FileInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'hidden' | 'onChange' | 'value'> {
  ref: Ref<HTMLInputElement>
  /** Gets at least one. */
  onChoose: (files: File[]) => void
}

/** Files of the device, behind a button of one's own that presses it. The same file may be chosen again. */
export function FileInput({ onChoose, ...props }: FileInputProps) {
  return (
    <input
      {...props}
      type="file"
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        target.value = ''
        if (files.length > 0) onChoose(files)
      }}
    />
  )
}

/** The files among what is pasted; none where it is text with its look, of which office programs add a picture. */
export function pastedFiles({ files, types }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && types.includes('text/html')
  return isText ? [] : [...files]
}
