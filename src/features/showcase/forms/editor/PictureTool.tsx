import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { base64Of, redrawn, within } from '#lib/files/image'
import { ImageIcon } from '#ui/icons/actions'
import { VisuallyHidden } from '#ui/page/Page'
import { ToolButton } from './ToolButton'

/** Pixels: larger pictures are scaled down. */
const longestSide = 800

interface PictureToolProps {
  editor: Editor
  /** Receives an error message for the user. */
  onError: (error: string) => void
}

/** Inserts a picture from a file, redrawn to remove hidden data. */
export function PictureTool({ editor, onError }: PictureToolProps) {
  const input = useRef<HTMLInputElement>(null)

  async function insert(file: File): Promise<void> {
    const picture = await redrawn(file, within(longestSide))
    if (typeof picture === 'string') {
      onError(`“${file.name}” is no picture that this browser can read.`)
      return
    }
    onError('')
    const src = `data:image/jpeg;base64,${await base64Of(picture)}`
    editor
      .chain()
      .focus()
      .setImage({ src, alt: file.name.replace(/\.\w+$/, '') })
      .run()
  }

  return (
    <>
      <ToolButton name="Picture" onPress={() => input.current?.click()}>
        <ImageIcon size={20} />
      </ToolButton>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label="Picture file"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void insert(file)
          }}
        />
      </VisuallyHidden>
    </>
  )
}
