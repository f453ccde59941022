import { FormDialog } from '#ui/dialog/FormDialog'
import { fullNote } from '#ui/form/Field'
import { FormField } from '#ui/form/FormField'
import { useText } from '#ui/intl/useText'
import { useUnderstood } from '#ui/money/AmountField'
import { productFields } from './productForm'
import { useProductForm } from './useProductForm'

interface AddProductDialogProps {
  onClose: () => void
}

/** Dialog to add a product. Load it lazily. */
export function AddProductDialog({ onClose }: AddProductDialogProps) {
  const text = useText()
  const { control, values, failure, busy, isDirty, submit } = useProductForm(onClose)
  const understood = useUnderstood(values.price)
  return (
    <FormDialog
      title={text('customers.products.add')}
      submitLabel={text('customers.products.add')}
      busy={busy}
      isDirty={isDirty}
      failure={failure}
      onSubmit={(event) => void submit(event)}
      onLeave={onClose}
    >
      {productFields.map(({ name, label, inputMode, maxLength }, index) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={text(label)}
          maxLength={maxLength}
          hint={name === 'price' ? understood : fullNote(text, maxLength, values[name])}
          autoComplete="off"
          required
          autoFocus={index === 0}
          {...(inputMode && { inputMode })}
        />
      ))}
    </FormDialog>
  )
}
