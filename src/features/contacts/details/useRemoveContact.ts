import type { Contact } from '#contract/contacts/contacts'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemoveContactMutation, useRestoreContactMutation } from '../api'

/** Deletes at once; the toast offers to take it back. */
export function useRemoveContact(contact: Contact, onRemoved: () => void) {
  const text = useText()
  const run = useMutationFeedback()
  const [remove, { isLoading }] = useRemoveContactMutation()
  const [restore] = useRestoreContactMutation()

  async function removeNow(): Promise<void> {
    if (isLoading) return
    const { isDone } = await run(remove(contact.id), {
      success: text('contacts.deleted', { name: contact.name }),
      undo: () => void run(restore(contact), { failure: () => text('contacts.restore.failed') }),
      failure: () => text('contacts.delete.failed'),
    })
    if (isDone) onRemoved()
  }

  return { remove: () => void removeNow(), busy: isLoading }
}
