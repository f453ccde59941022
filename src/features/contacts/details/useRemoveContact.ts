import { useDispatch } from 'react-redux'
import type { Contact } from '#contract/contacts/contacts'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { useRemoveContactMutation, useRestoreContactMutation } from '../api'

const undoId = 'contacts-undo-delete'

/** Deletes at once; the toast offers to take it back. */
export function useRemoveContact(contact: Contact, onRemoved: () => void) {
  const text = useText()
  const dispatch = useDispatch()
  const [remove, { isLoading }] = useRemoveContactMutation()
  const [restore] = useRestoreContactMutation()

  function fail(message: string): void {
    dispatch(openToast({ message, variant: 'alert', alert: { color: 'error', variant: 'filled' } }))
  }

  async function removeNow(): Promise<void> {
    if (isLoading) return
    if ('error' in (await remove(contact.id))) return fail(text('contacts.delete.failed'))
    onRemoved()
    // Stays registered: the person may have left the page, and still change their mind.
    onToastAction(undoId, () => {
      void restore(contact).then((outcome) => {
        if ('error' in outcome) fail(text('contacts.restore.failed'))
      })
    })
    dispatch(
      openToast({
        message: text('contacts.deleted', { name: contact.name }),
        action: { label: text('ui.undo'), id: undoId },
      }),
    )
  }

  return { remove: () => void removeNow(), busy: isLoading }
}
