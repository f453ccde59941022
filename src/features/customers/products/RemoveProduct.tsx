import IconButton from '@mui/material/IconButton'
import type { SoldProduct } from '#contract/customers/customers'
import { TrashIcon } from '#ui/icons/TrashIcon'
import { useText } from '#ui/intl/useText'
import { useRemoveProducts } from './useRemoveProducts'

interface RemoveProductProps {
  product: SoldProduct
}

/** Removes the product of a row. */
export function RemoveProduct({ product: { id, name } }: RemoveProductProps) {
  const text = useText()
  const { remove, busy } = useRemoveProducts()
  const label = text('customers.products.removeOne', { name })
  return (
    <IconButton aria-label={label} title={label} disabled={busy} onClick={() => void remove([id])}>
      <TrashIcon size={20} />
    </IconButton>
  )
}
