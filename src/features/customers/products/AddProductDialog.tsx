import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { productFields } from './productForm'
import { useProductForm } from './useProductForm'

interface AddProductDialogProps {
  onClose: () => void
}

/** A new product. Load it lazily. */
export function AddProductDialog({ onClose }: AddProductDialogProps) {
  const text = useText()
  const titleId = useId()
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { values, change, errorOf, failure, busy, submit, fieldRef } = useProductForm(onClose)
  return (
    <CoverDialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{text('customers.products.add')}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogContent sx={{ pt: 0 }}>
          {failure !== null && <Note tone="error">{failure}</Note>}
          {productFields.map(({ name, label, inputMode, maxLength }) => (
            <Field
              key={name}
              label={text(label)}
              name={name}
              value={values[name]}
              onChange={(value) => change(name, value)}
              error={errorOf(name)}
              maxLength={maxLength}
              autoComplete="off"
              required
              inputRef={fieldRef(name)}
              {...(inputMode && { inputMode })}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {text('ui.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {text('customers.products.add')}
          </BusyButton>
        </DialogActions>
      </form>
    </CoverDialog>
  )
}
