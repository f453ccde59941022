import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Contact } from '#contract/contacts/contacts'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { DiscardDialog } from '#ui/dialog/DiscardDialog'
import { BusyButton } from '#ui/form/BusyButton'
import { FormField } from '#ui/form/FormField'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { openAlert } from '#ui/toast/toastSlice'
import { AvatarField } from './AvatarField'
import { contactFields, longestLine } from './contactFields'
import { useContactForm } from './useContactForm'

interface ContactFormProps {
  /** Null to add one. */
  contact: Contact | null
  /** All that there are: whoever is new after saving is the added one. */
  known: readonly Contact[]
  /** With the contact as stored, or with nothing when the form was left. */
  onEnd: (saved?: Contact) => void
}

const titleId = 'contact-form-title'

/** Adds or changes a contact. Leaving it with changes asks first. */
export function ContactForm({ contact, known, onEnd }: ContactFormProps) {
  const text = useText()
  const dispatch = useDispatch()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [leaving, setLeaving] = useState(false)
  const { control, values, setAvatar, submit, busy, failure, isDirty } = useContactForm(
    contact,
    known,
    (saved) => {
      dispatch(openAlert('success', text('contacts.saved', { name: saved?.name ?? '' })))
      onEnd(saved)
    },
  )

  function cancel(): void {
    if (busy) return
    if (isDirty) setLeaving(true)
    else onEnd()
  }

  return (
    <>
      <CoverDialog
        open
        fullWidth
        maxWidth="sm"
        fullScreen={isNarrow}
        onClose={cancel}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>{text(contact ? 'contacts.edit' : 'contacts.add')}</DialogTitle>
        <DialogContent>
          <form id="contact-form" noValidate onSubmit={(event) => void submit(event)}>
            {failure !== null && (
              <Note tone="error">
                {text('contacts.form.failed')} {failure}
              </Note>
            )}
            <AvatarField name={values.name} value={values.avatar} onChange={setAvatar} />
            <Fields>
              {contactFields.map(({ name, label, ...input }) => (
                <FormField
                  key={name}
                  {...input}
                  control={control}
                  name={name}
                  label={text(label)}
                  maxLength={longestLine}
                  required={name === 'name'}
                />
              ))}
            </Fields>
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} disabled={busy}>
            {text('ui.cancel')}
          </Button>
          <BusyButton type="submit" form="contact-form" variant="contained" busy={busy}>
            {text('contacts.save')}
          </BusyButton>
        </DialogActions>
      </CoverDialog>
      {leaving && <DiscardDialog onDiscard={() => onEnd()} onStay={() => setLeaving(false)} />}
    </>
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
