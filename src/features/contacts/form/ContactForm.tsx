import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import type { Contact } from '#contract/contacts/contacts'
import { FormDialog } from '#ui/dialog/FormDialog'
import { fullNote } from '#ui/form/Field'
import { FormField } from '#ui/form/FormField'
import { useText } from '#ui/intl/useText'
import { ClashNote } from '#ui/state/ClashNote'
import { openAlert } from '#ui/toast/toastSlice'
import { shortName } from '#ui/toast/useMutationFeedback'
import { AvatarField } from './AvatarField'
import { contactFields, longestLine } from './contactFields'
import { useContactForm } from './useContactForm'

interface ContactFormProps {
  /** Null to add one. */
  contact: Contact | null
  /** Whether it was deleted meanwhile: what stands here can be added as another one. */
  isGone: boolean
  /** With the contact as stored, or with nothing when the form was left. */
  onEnd: (saved?: Contact) => void
}

/** Adds or changes a contact. Leaving it with changes asks first. */
export function ContactForm({ contact, isGone, onEnd }: ContactFormProps) {
  const text = useText()
  const dispatch = useDispatch()
  const {
    control,
    values,
    clashOf,
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
              // Who adds one begins to write at once; who changes one looks first.
              autoFocus={contact === null && name === 'name'}
            />
            <ClashNote value={clashOf(name)} onTake={() => take(name)} />
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
