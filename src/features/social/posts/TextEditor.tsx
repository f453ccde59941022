import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type SaidRef, useEditMutation } from '../api/social'
import { useEdit } from '../writing/edits'
import { Thumbs } from '../writing/PictureRow'
import type { Pictures } from '../writing/pictures'
import { WriteForm } from '../writing/WriteForm'

interface TextEditorProps {
  said: SaidRef
  /** For posts. */
  pictures?: Pictures
  /** The current text. */
  current: string
  /** Whether it is currently marked as edited. */
  edited: boolean
  label: string
  /** Whether editing was just requested, as opposed to restored. */
  focused: boolean
  /** Called after saving or cancelling. */
  onClose: () => void
}

/** Replaces the user's own text while it is edited. Unsaved input is stored for this tab. */
export function TextEditor({
  said,
  pictures,
  current,
  edited,
  label,
  focused,
  onClose,
}: TextEditorProps) {
  const text = useText()
  const run = useMutationFeedback()
  const [edit] = useEditMutation()
  const draft = useEdit(said)
  const [leaving, setLeaving] = useState(false)
  const { edit: begun } = draft
  // If nothing was edited, the field follows other windows.
  const { was, text: typed } =
    begun && begun.text !== begun.was ? begun : { was: current, text: current }
  // Another window has changed it in the meantime.
  const isConflict = current !== was && current !== typed

  function close(): void {
    pictures?.reset()
    onClose()
  }

  async function save(next: string): Promise<object | null> {
    const { images, was: imagesWere } = (await pictures?.settled()) ?? {}
    if (next === current && !images) {
      close()
      return null
    }
    const { isDone, error } = await run(
      edit({ ...said, text: next, was: current, images, imagesWere, edited: true }),
      {
        success: text('social.said.edited'),
        undo: () =>
          void run(
            edit({
              ...said,
              text: current,
              was: next,
              images: imagesWere,
              imagesWere: images,
              edited,
            }),
          ),
        isFailureInline: true,
      },
    )
    if (isDone) close()
    return error
  }

  return (
    <>
      <WriteForm
        written={typed}
        onWrite={(next) => draft.put({ was, text: next })}
        first={was}
        label={label}
        submitLabel={text('demo.save')}
        lines={2}
        pictures={pictures}
        focused={focused}
        onSend={save}
        onCancel={() => (typed === was && !pictures?.isChanged ? close() : setLeaving(true))}
      />
      <ConflictNote
        value={isConflict ? current : undefined}
        onTake={() => draft.put({ was: current, text: current })}
      />
      <ConflictNote
        value={pictures?.conflict && <Thumbs pictures={pictures.conflict} />}
        onTake={() => pictures?.reset()}
      />
      {leaving && <LazyDiscardDialog onDiscard={close} onStay={() => setLeaving(false)} />}
    </>
  )
}

/**
 * Whether the user's own text is being edited, and functions to start and end editing. `button` starts it and
 * is replaced by the editor.
 */
export function useEditing(
  said: SaidRef,
  current: string,
  button: RefObject<HTMLButtonElement | null>,
) {
  const { edit, put } = useEdit(said)
  const [isAsked, setAsked] = useState(false)

  return {
    isOpen: edit !== null,
    isAsked,
    open: () => {
      setAsked(true)
      put({ was: current, text: current })
    },
    close: () => {
      // Render the button before the focus falls back to the page.
      flushSync(() => put(null))
      button.current?.focus()
    },
  }
}
