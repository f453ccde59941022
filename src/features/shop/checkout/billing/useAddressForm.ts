import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Address } from '#contract/shop/address'
import { makeRequestId } from '#lib/requestId'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useConflicts } from '#ui/state/useConflicts'
import { useAddAddressMutation, useEditAddressMutation } from '../../api/addresses'
import {
  type AddressField,
  type AddressValues,
  addressFields,
  addressSchema,
  changesOf,
  isSameAddress,
  valuesOf,
} from './addressFields'

const names = addressFields.map(({ name }) => name)

/**
 * Form state of an address; `onSaved` receives its id. Fields without input follow changes of other tabs.
 * Only changed fields are sent; if the address was deleted, all fields are sent to add it again.
 */
export function useAddressForm(
  address: Address | null,
  isGone: boolean,
  isFirst: boolean,
  onSaved: (id: string) => void,
) {
  const before = useMemo(() => valuesOf(address, isFirst), [address, isFirst])
  // A new address has its id before it is sent, so that sending it twice adds it once.
  const [newId] = useState(makeRequestId)
  const { control, handleSubmit, resetField, setFocus, setValue } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(addressSchema),
    defaultValues: before,
    values: before,
    resetOptions: { keepDirtyValues: true },
  })
  const [add, adding] = useAddAddressMutation()
  const [edit, editing] = useEditAddressMutation()
  const isNew = address === null || isGone
  const { isLoading: busy, error, reset } = isNew ? adding : editing
  const errorMessage = useErrorMessage()
  const values = useWatch({ control, compute: (typed: AddressValues) => typed })
  const isDirty = !isSameAddress(values, before)
  const { conflictOf, see } = useConflicts(names, before, values)

  useUnsaved(isDirty)

  async function save(typed: AddressValues): Promise<void> {
    if (busy) return
    const id = isNew ? newId : address.id
    const saved = await (isNew
      ? add({ ...typed, id })
      : edit({ ...changesOf(typed, before), id, was: changesOf(before, typed) }))
    if (!saved.error) onSaved(id)
  }

  return {
    control,
    values,
    conflictOf,
    /** Replaces the input with the value that another tab saved. */
    take: (name: AddressField) => {
      resetField(name)
      see(name)
      reset()
      // The pressed button disappears.
      setFocus(name)
    },
    busy,
    failure: error ? errorMessage(error) : null,
    isDirty,
    submit: handleSubmit(save),
    setDefault: (isDefault: boolean) => setValue('isDefault', isDefault, { shouldDirty: true }),
  }
}
