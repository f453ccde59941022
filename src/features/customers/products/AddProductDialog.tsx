import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { BusyButton } from '#ui/form/BusyButton'
import { FormField } from '#ui/form/FormField'
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
  const { control, failure, busy, submit } = useProductForm(onClose)
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
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ pt: 0 }}>
          {failure !== null && <Note tone="error">{failure}</Note>}
          {productFields.map(({ name, label, inputMode, maxLength }) => (
            <FormField
              key={name}
              control={control}
              name={name}
              label={text(label)}
              maxLength={maxLength}
              autoComplete="off"
              required
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
