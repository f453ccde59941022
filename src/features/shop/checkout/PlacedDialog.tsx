import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ShopOrder } from '#contract/shop/order'
import { piecesOf } from '#contract/shop/totals'
import { memberPaths, orderPath } from '#lib/paths/member'
import { DescriptionList, Sample } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { pageHeadingId } from '#ui/page/Page'
import { Note } from '#ui/state/Note'

interface PlacedDialogProps {
  order: ShopOrder
  open: boolean
  onClose: () => void
}

/** End of the checkout: what was ordered, and a note that nothing was charged. */
export function PlacedDialog({ order, open, onClose }: PlacedDialogProps) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const { id, lines, total, address, method, card } = order
  const paid = text(`shop.checkout.method.${method}`)
  return (
    <OverlayDialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      // The element that had the focus disappeared with the cart.
      disableRestoreFocus
      slotProps={{
        transition: { onExited: () => document.getElementById(pageHeadingId)?.focus() },
      }}
    >
      <DialogTitle id={titleId}>{text('shop.checkout.placed.title')}</DialogTitle>
      <DialogContent>
        <Note tone="success">{text('shop.checkout.placed')}</Note>
        <DescriptionList
          items={[
            { label: text('shop.orders.number'), value: <Number to={orderPath(id)}>{id}</Number> },
            { label: text('shop.checkout.placed.pieces'), value: format.number(piecesOf(lines)) },
            { label: text('shop.checkout.total'), value: <Money amount={total} /> },
            { label: text('shop.checkout.address.title'), value: <Sample>{address.name}</Sample> },
            {
              label: text('shop.checkout.method'),
              value: card === '' ? paid : `${paid} ${card}`,
            },
          ]}
        />
        <Demo>{text('shop.checkout.placed.demo')}</Demo>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{text('ui.close')}</Button>
        <ButtonLink to={memberPaths.shopOrders}>{text('shop.orders.title')}</ButtonLink>
        <ButtonLink to={memberPaths.products} variant="contained">
          {text('shop.checkout.placed.onward')}
        </ButtonLink>
      </DialogActions>
    </OverlayDialog>
  )
}

const Number = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))

const Demo = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '16px 0 0',
  color: theme.palette.text.secondary,
}))
