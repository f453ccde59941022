import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Address } from '#contract/shop/address'
import { makeRequestId } from '#lib/requestId'
import { markUnsaved } from '#lib/unsaved'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useAddAddressMutation, useEditAddressMutation } from '../../api/addresses'
import {
  type AddressValues,
  addressSchema,
  changesOf,
  isSameAddress,
  valuesOf,
} from './addressFields'

const formName = 'shop-address'

/** The form of an address, new when there is none yet; `onSaved` is given its id. */
export function useAddressForm(
  address: Address | null,
  isFirst: boolean,
  onSaved: (id: string) => void,
) {
  // As it was when the form was opened: what another tab changes meanwhile is not lost unseen.
  const [before] = useState(() => valuesOf(address, isFirst))
  // A new one has its id before it is sent: sent twice, it is still one.
  const [id] = useState(() => address?.id ?? makeRequestId())
  const { control, handleSubmit, setValue } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(addressSchema),
    defaultValues: before,
  })
  const [add, adding] = useAddAddressMutation()
  const [edit, editing] = useEditAddressMutation()
  const { isLoading: busy, error } = address === null ? adding : editing
  const errorMessage = useErrorMessage()
  const values = useWatch({ control, compute: (typed: AddressValues) => typed })
  const isDirty = !isSameAddress(values, before)

  useEffect(() => {
    markUnsaved(formName, isDirty)
    return () => markUnsaved(formName, false)
  }, [isDirty])

  async function save(typed: AddressValues): Promise<void> {
    if (busy) return
    const saved = await (address === null
      ? add({ ...typed, id })
      : edit({ ...changesOf(typed, before), id }))
    if (!saved.error) onSaved(id)
  }

  return {
    control,
    busy,
    failure: error ? errorMessage(error) : null,
    isDirty,
    submit: handleSubmit(save),
    isDefault: values.isDefault,
    setDefault: (isDefault: boolean) => setValue('isDefault', isDefault),
  }
}
