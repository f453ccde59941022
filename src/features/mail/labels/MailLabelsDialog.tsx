import { useText } from '#ui/intl/useText'
import { LabelsDialog } from '#ui/label/LabelsDialog'
import { useMailLabels } from '../api/labels'
import { useLabelActions } from './useLabelActions'

/** How the labels are called and coloured. Load it lazily. */
export function MailLabelsDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <LabelsDialog
      labels={useMailLabels()}
      actions={useLabelActions()}
      deleteMeans={() => text('mail.label.deleteMeans')}
      onClose={onClose}
    />
  )
}
