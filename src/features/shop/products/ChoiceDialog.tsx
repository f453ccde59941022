import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Product } from '#contract/shop/product'
import { Sample } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { Price } from '../description/Price'
import { Buying } from '../product/Buying'

interface ChoiceDialogProps {
  product: Product
  onClose: () => void
}

/** Dialog to choose colour and size without leaving the list. Load it lazily. */
export function ChoiceDialog({ product, onClose }: ChoiceDialogProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        <Sample>{product.name}</Sample>
      </DialogTitle>
      <DialogContent>
        <Price offer={product.offerPrice} sale={product.salePrice} />
        <Buying product={product} onAdded={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
      </DialogActions>
    </OverlayDialog>
  )
}
