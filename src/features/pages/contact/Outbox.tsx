import { liveQuery } from 'dexie'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { OutboxEntry } from './OutboxEntry'
import { type ContactMessage, deleteMessage, keepMessage, listMessages } from './outbox'

const undoId = 'contact-outbox-undo'

/** Messages written here and stored on this device, with delete and UNDO. */
export function Outbox() {
  const text = useText()
  const dispatch = useDispatch()
  const { messages, hasFailed } = useOutbox()
  const deleted = useRef<ContactMessage | null>(null)

  useEffect(
    () =>
      onToastAction(undoId, () => {
        if (deleted.current === null) return
        keepMessage(deleted.current).catch((cause: unknown) => {
          console.error('The message could not be brought back', cause)
          dispatch(openToast({ message: text('site.contact.undoFailed') }))
        })
      }),
    [dispatch, text],
  )

  async function remove(message: ContactMessage): Promise<void> {
    try {
      await deleteMessage(message.id)
      deleted.current = message
      dispatch(
        openToast({
          message: text('site.contact.deleted'),
          action: { id: undoId, label: text('ui.undo') },
        }),
      )
    } catch (cause) {
      console.error('The message could not be deleted', cause)
      dispatch(openToast({ message: text('site.contact.deleteFailed') }))
    }
  }

  if (hasFailed) return <p>{text('site.contact.outbox.failed')}</p>
  if (messages === null) return <SkeletonLines lines={3} />
  if (messages.length === 0) return <EmptyState message={text('site.contact.outbox.empty')} />
  return (
    <>
      <p>{text('site.contact.outbox.count', { count: messages.length })}</p>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {messages.map((message) => (
          <OutboxEntry key={message.id} message={message} onDelete={() => void remove(message)} />
        ))}
      </ul>
    </>
  )
}

/** The messages in the outbox, updated by this and other tabs; `null` while loading. */
function useOutbox(): { messages: ContactMessage[] | null; hasFailed: boolean } {
  const [messages, setMessages] = useState<ContactMessage[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const subscription = liveQuery(listMessages).subscribe({
      next: setMessages,
      error: (cause: unknown) => {
        console.error('The outbox could not be read', cause)
        setFailed(true)
      },
    })
    return () => subscription.unsubscribe()
  }, [])
  return { messages, hasFailed }
}
