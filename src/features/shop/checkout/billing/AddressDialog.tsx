import type { Address } from '#contract/shop/address'
import { FormDialog } from '#ui/dialog/FormDialog'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { AddressFields } from './AddressFields'
import { useAddressForm } from './useAddressForm'

interface AddressDialogProps {
  /** Null for a new address. */
  address: Address | null
  /** Whether the address was deleted in the meantime; the input can then be saved as a new address. */
  isGone: boolean
  /** Whether there is no address yet: the first one is the default, unless the user unchecks it. */
  isFirst: boolean
  /** Called with the id of the saved address, or with nothing if the form was cancelled. */
  onEnd: (savedId?: string) => void
}

/** Form to add or edit an address. Asks for confirmation before it discards changes. */
export function AddressDialog({ address, isGone, isFirst, onEnd }: AddressDialogProps) {
  const text = useText()
  const form = useAddressForm(address, isGone, isFirst, onEnd)
  const { busy, failure, isDirty, submit, values, setDefault } = form

  return (
    <FormDialog
      title={text(address && !isGone ? 'shop.checkout.address.edit' : 'shop.checkout.address.add')}
      submitLabel={text('shop.checkout.address.save')}
      busy={busy}
      isDirty={isDirty}
      failure={failure ?? (isGone ? text('demo.gone') : null)}
      onSubmit={(event) => void submit(event)}
      onLeave={() => onEnd()}
    >
      <AddressFields isNew={address === null} form={form} />
      <SwitchField
        label={text('shop.checkout.address.makeDefault')}
        hint={text('shop.checkout.address.makeDefaultHint')}
        checked={values.isDefault}
        onChange={setDefault}
      />
    </FormDialog>
  )
}
