import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useText } from '#ui/intl/useText'

/** The keys that the operator's side knows. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const text = useText()
  const titleId = useId()
  const keys = [
    ['Ctrl K, /', 'search'],
    ['J, K', 'move'],
    ['Enter', 'open'],
    ['A', 'approve'],
    ['R', 'reject'],
    ['P', 'paid'],
    ['X', 'select'],
    ['Esc', 'close'],
  ] as const
  return (
    <CoverDialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('admin.keys.title')}</DialogTitle>
      <DialogContent>
        <DescriptionList
          items={keys.map(([key, name]) => ({
            label: text(`admin.keys.${name}`),
            value: <kbd>{key}</kbd>,
          }))}
        />
      </DialogContent>
    </CoverDialog>
  )
}
