import type { SoldProduct } from '#contract/customers/customers'
import { BusyButton } from '#ui/form/BusyButton'
import { TrashIcon } from '#ui/icons/TrashIcon'
import { useText } from '#ui/intl/useText'
import { useRemoveProducts } from './useRemoveProducts'

interface RemoveProductsProps {
  products: readonly SoldProduct[]
  onDone: () => void
}

/** Removes the selected products. */
export function RemoveProducts({ products, onDone }: RemoveProductsProps) {
  const text = useText()
  const { remove, busy } = useRemoveProducts()
  async function removeAll(): Promise<void> {
    if (await remove(products.map(({ id }) => id))) onDone()
  }
  return (
    <BusyButton
      size="small"
      variant="outlined"
      color="error"
      startIcon={<TrashIcon size={18} />}
      busy={busy}
      onClick={() => void removeAll()}
    >
      {text('customers.products.remove')}
    </BusyButton>
  )
}
