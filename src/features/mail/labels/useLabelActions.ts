import type { MailLabel } from '#contract/mail/labels'
import { makeRequestId } from '#lib/requestId'
import { useText } from '#ui/intl/useText'
import type { LabelValues } from '#ui/label/LabelForm'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { mailLabelsApi } from '../api/labels'

/** What can be done with the labels themselves; as the shared dialog asks for it. */
export function useLabelActions() {
  const text = useText()
  const run = useMutationFeedback()
  const [save] = mailLabelsApi.useSaveMailLabelMutation()
  const [remove] = mailLabelsApi.useDeleteMailLabelMutation()

  async function keep(label: Partial<MailLabel> & { id: string }, ids: readonly string[] = []) {
    const { isDone } = await run(save({ label, ...(ids.length > 0 && { ids: [...ids] }) }))
    return isDone
  }

  return {
    add: (label: LabelValues, id = makeRequestId()) => keep({ ...label, id }),
    edit: (label: Partial<MailLabel> & { id: string }) => keep(label),
    /** UNDO gives it back to the mails that had it. */
    remove: async (label: MailLabel) => {
      const { isDone } = await run(remove(label.id), {
        success: text('demo.deleted', { title: label.name }),
        undo: (deleted) => {
          focusReturning(marked('data-entry', label.id))
          void keep(label, deleted?.ids)
        },
      })
      return isDone
    },
  }
}
