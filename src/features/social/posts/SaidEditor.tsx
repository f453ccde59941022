import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'
import { ClashNote } from '#ui/state/ClashNote'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type SaidRef, useEditMutation } from '../api/social'
import { useEdit } from '../writing/edits'
import { Thumbs } from '../writing/PictureRow'
import type { Pictures } from '../writing/pictures'
import { WriteForm } from '../writing/WriteForm'

interface SaidEditorProps {
  said: SaidRef
  /** Of a post. */
  pictures?: Pictures
  /** What it says now. */
  current: string
  /** Whether it bears the mark of a change now. */
  edited: boolean
  label: string
  /** Whether it was asked for right now, rather than found again as it was left. */
  focused: boolean
  /** Saved or left. */
  onClose: () => void
}

/** In the place of something one said while it is said otherwise. What is not saved is kept for this tab. */
export function SaidEditor({
  said,
  pictures,
  current,
  edited,
  label,
  focused,
  onClose,
}: SaidEditorProps) {
  const text = useText()
  const run = useMutationFeedback()
  const [edit] = useEditMutation()
  const draft = useEdit(said)
  const [leaving, setLeaving] = useState(false)
  const { edit: begun } = draft
  // Where no word is changed, what another window makes of it is shown.
  const { was, text: typed } =
    begun && begun.text !== begun.was ? begun : { was: current, text: current }
  // Another window has changed it since.
  const isClash = current !== was && current !== typed

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
      <ClashNote
        value={isClash ? current : undefined}
        onTake={() => draft.put({ was: current, text: current })}
      />
      <ClashNote
        value={pictures?.clash && <Thumbs pictures={pictures.clash} />}
        onTake={() => pictures?.reset()}
      />
      {leaving && <LazyDiscardDialog onDiscard={close} onStay={() => setLeaving(false)} />}
    </>
  )
}

/**
 * Whether something one said is being said otherwise, and how that begins and ends. `button` begins it and makes room
 * for the editor.
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
      // The button is there again before the focus can fall to the page.
      flushSync(() => put(null))
      button.current?.focus()
    },
  }
}
