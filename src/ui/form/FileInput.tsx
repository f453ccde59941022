import type { InputHTMLAttributes, Ref } from 'react'

interface FileInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'hidden' | 'onChange' | 'value'> {
  ref: Ref<HTMLInputElement>
  /** Called with at least one file. */
  onChoose: (files: File[]) => void
}

/** Hidden file input that a separate button opens. The same file can be chosen again. */
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

/** @returns the pasted files; none for formatted text, to which office programs add a picture */
export function pastedFiles({ files, types }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && types.includes('text/html')
  return isText ? [] : [...files]
}
