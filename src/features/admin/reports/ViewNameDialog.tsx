import { type FormEvent, useState } from 'react'
import { FormDialog } from '#ui/dialog/FormDialog'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { longestViewName } from './savedViews'

interface ViewNameDialogProps {
  title: string
  /** The current name; empty for a new view. */
  name: string
  /** Names of the other views. */
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. Load it lazily. */
export function ViewNameDialog({ title, name, taken, onName, onClose }: ViewNameDialogProps) {
  const text = useText()
  const [value, setValue] = useState(name)
  const [isSent, setSent] = useState(false)
  const trimmed = value.trim()
  const error = errorOf()

  function errorOf(): string | null {
    if (trimmed === '') return text('adminReports.views.nameRequired')
    return taken.includes(trimmed) ? text('adminReports.views.nameTaken') : null
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    if (error === null) onName(trimmed)
  }

  return (
    <FormDialog
      title={title}
      submitLabel={text('adminReports.views.keep')}
      busy={false}
      isDirty={trimmed !== name}
      failure={null}
      onSubmit={submit}
      onLeave={onClose}
    >
      <Field
        label={text('adminReports.views.name')}
        name="view"
        autoComplete="off"
        maxLength={longestViewName}
        required
        autoFocus
        announced
        error={isSent ? error : null}
        value={value}
        onChange={setValue}
      />
    </FormDialog>
  )
}
