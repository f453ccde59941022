import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import type { Contact } from '#contract/contacts/contacts'
import { FormDialog } from '#ui/dialog/FormDialog'
import { fullNote } from '#ui/form/Field'
import { FormField } from '#ui/form/FormField'
import { useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { openAlert } from '#ui/toast/toastSlice'
import { shortName } from '#ui/toast/useMutationFeedback'
import { AvatarField } from './AvatarField'
import { contactFields, longestLine } from './contactFields'
import { useContactForm } from './useContactForm'

interface ContactFormProps {
  /** Null for a new contact. */
  contact: Contact | null
  /** Whether the contact was deleted in the meantime; the input can then be saved as a new contact. */
  isGone: boolean
  /** Called with the stored contact, or with nothing if the form was cancelled. */
  onEnd: (saved?: Contact) => void
}

/** Form to add or edit a contact. Asks for confirmation before it discards changes. */
export function ContactForm({ contact, isGone, onEnd }: ContactFormProps) {
  const text = useText()
  const dispatch = useDispatch()
  const {
    control,
    values,
    conflictOf,
    take,
    choosePicture,
    removePicture,
    submit,
    busy,
    failure,
    isDirty,
  } = useContactForm(contact, isGone, (saved) => {
    dispatch(openAlert('success', text('contacts.saved', { name: shortName(saved?.name ?? '') })))
    onEnd(saved)
  })

  return (
    <FormDialog
      title={text(contact && !isGone ? 'contacts.edit' : 'contacts.add')}
      submitLabel={text('contacts.save')}
      busy={busy}
      isDirty={isDirty}
      failure={
        failure ? `${text('contacts.form.failed')} ${failure}` : isGone ? text('demo.gone') : null
      }
      onSubmit={(event) => void submit(event)}
      onLeave={() => onEnd()}
    >
      <AvatarField
        name={values.name}
        value={values.avatar}
        onChoose={choosePicture}
        onRemove={removePicture}
      />
      <Fields>
        {contactFields.map(({ name, label, ...input }) => (
          <div key={name}>
            <FormField
              {...input}
              control={control}
              name={name}
              label={text(label)}
              maxLength={longestLine}
              hint={fullNote(text, longestLine, values[name])}
              required={name === 'name'}
              // A new contact starts with typing; an existing one is read first.
              autoFocus={contact === null && name === 'name'}
            />
            <ConflictNote value={conflictOf(name)} onTake={() => take(name)} />
          </div>
        ))}
      </Fields>
    </FormDialog>
  )
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  },
}))
