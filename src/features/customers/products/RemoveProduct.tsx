import type { SoldProduct } from '#contract/customers/customers'
import { BusyIconButton } from '#ui/form/BusyIconButton'
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
    <BusyIconButton aria-label={label} title={label} busy={busy} onClick={() => void remove([id])}>
      <TrashIcon size={20} />
    </BusyIconButton>
  )
}
