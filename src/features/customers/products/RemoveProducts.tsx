import type { SoldProduct } from '#contract/customers/customers'
import { BusyButton, BusyIconButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemoveSoldProductsMutation, useRestoreSoldProductsMutation } from '../api/products'

interface RemoveProductsProps {
  products: readonly SoldProduct[]
  onDone: () => void
}

/** Bulk action to remove the selected products. */
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

interface RemoveProductProps {
  product: SoldProduct
}

/** Removes a single product. */
export function RemoveProduct({ product: { id, name } }: RemoveProductProps) {
  const text = useText()
  const { remove, busy } = useRemoveProducts()
  const label = text('customers.products.removeOne', { name })
  return (
    <BusyIconButton
      aria-label={label}
      title={label}
      busy={busy}
      onClick={(event) => {
        // By the second click of a double click, the next row has moved here.
        if (!isRepeated(event)) void remove([id])
      }}
    >
      <TrashIcon size={20} />
    </BusyIconButton>
  )
}

/** Removes products immediately and offers UNDO while the toast is shown. */
function useRemoveProducts() {
  const text = useText()
  const run = useMutationFeedback()
  const [removeProducts, { isLoading: busy }] = useRemoveSoldProductsMutation()
  const [restoreProducts] = useRestoreSoldProductsMutation()

  /** @returns false if they still exist */
  async function remove(ids: readonly string[]): Promise<boolean> {
    if (busy) return false
    const { isDone } = await run(removeProducts(ids), {
      success: text('customers.products.removed', { count: ids.length }),
      undo: () => {
        focusReturning(marked('data-entry', ...ids))
        void run(restoreProducts(ids), { failure: () => text('customers.products.restoreFailed') })
      },
      failure: () => text('customers.products.removeFailed'),
    })
    return isDone
  }

  return { remove, busy }
}
