import { useEffect, useRef, useState } from 'react'
import type { Address } from '#contract/shop/address'
import { makeRequestId } from '#lib/requestId'
import { markUnsaved } from '#lib/unsaved'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useAddAddressMutation, useEditAddressMutation } from '../../api/addresses'
import {
  type AddressField,
  addressFields,
  addressProblem,
  isSameAddress,
  trimmed,
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
  const [values, setValues] = useState(before)
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const [add, adding] = useAddAddressMutation()
  const [edit, editing] = useEditAddressMutation()
  const { isLoading: busy, error } = address === null ? adding : editing
  const errorMessage = useErrorMessage()
  const isDirty = !isSameAddress(values, before)

  useEffect(() => {
    markUnsaved(formName, isDirty)
    return () => markUnsaved(formName, false)
  }, [isDirty])

  async function save(): Promise<void> {
    if (busy) return
    const bad = addressFields.find(({ name }) => addressProblem(name, values[name]) !== null)
    if (bad) {
      setLeft(new Set(addressFields.map(({ name }) => name)))
      form.current?.querySelector<HTMLElement>(`[name="${bad.name}"]`)?.focus()
      return
    }
    const order = { ...trimmed(values), id }
    const saved = await (address === null ? add(order) : edit(order))
    if (!saved.error) onSaved(id)
  }

  return {
    form,
    values,
    busy,
    failure: error ? errorMessage(error) : null,
    isDirty,
    save,
    set: (name: AddressField, value: string) => setValues((now) => ({ ...now, [name]: value })),
    setDefault: (isDefault: boolean) => setValues((now) => ({ ...now, isDefault })),
    leave: (name: AddressField) => setLeft((now) => new Set(now).add(name)),
    /** Shown once the field was left, or the form sent. */
    problem: (name: AddressField) => (left.has(name) ? addressProblem(name, values[name]) : null),
  }
}
