import type { Address } from '#contract/shop/address'
import { FormDialog } from '#ui/dialog/FormDialog'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { AddressFields } from './AddressFields'
import { useAddressForm } from './useAddressForm'

interface AddressDialogProps {
  /** Null for a new one. */
  address: Address | null
  /** Whether it was deleted meanwhile: what stands here can be added as another one. */
  isGone: boolean
  /** Whether there is no address yet: the first is the default unless the person says no. */
  isFirst: boolean
  /** With the id of what was saved, or with nothing when the form was left. */
  onEnd: (savedId?: string) => void
}

/** Adds or changes an address. Leaving it with changes asks first. */
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
