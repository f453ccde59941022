import * as v from 'valibot'
import type { Address } from '#contract/shop/address'
import { readPhone } from '#lib/text/phoneNumber'
import { line, requiredLine } from '#ui/form/formSchema'
import type { MessageKey } from '#ui/intl/messages'

/** Text fields of an address, in the order of the form. */
export const addressFields = [
  { name: 'name', label: 'shop.checkout.address.name', autoComplete: 'shipping name' },
  { name: 'destination', label: 'shop.checkout.address.destination', autoComplete: 'off' },
  {
    name: 'building',
    label: 'shop.checkout.address.building',
    autoComplete: 'shipping address-line2',
  },
  { name: 'street', label: 'shop.checkout.address.street', autoComplete: 'shipping address-line1' },
  { name: 'city', label: 'shop.checkout.address.city', autoComplete: 'shipping address-level2' },
  { name: 'state', label: 'shop.checkout.address.state', autoComplete: 'shipping address-level1' },
  { name: 'post', label: 'shop.checkout.address.post', autoComplete: 'shipping postal-code' },
  {
    name: 'country',
    label: 'shop.checkout.address.country',
    autoComplete: 'shipping country-name',
  },
  { name: 'phone', label: 'shop.checkout.address.phone', autoComplete: 'shipping tel' },
] as const satisfies readonly { name: keyof Address; label: MessageKey; autoComplete: string }[]

export type AddressField = (typeof addressFields)[number]['name']

export type AddressValues = Record<AddressField, string> & { isDefault: boolean }

/** Limit of the contract. */
export const longestLine = 200

/** Whether the form requires the field. */
export function isRequired(name: AddressField): boolean {
  return ['name', 'street', 'city', 'post', 'phone'].includes(name)
}

const required = requiredLine('shop.checkout.error.required')

/** Enough digits for a phone number. */
const isPhone = (typed: string) => (readPhone(typed)?.number.replace('+', '').length ?? 0) >= 6

export const addressSchema: v.GenericSchema<AddressValues> = v.object({
  name: required,
  destination: line,
  building: line,
  street: required,
  city: required,
  state: line,
  post: required,
  country: line,
  phone: v.pipe(required, v.check(isPhone, 'shop.checkout.error.phone' satisfies MessageKey)),
  isDefault: v.boolean(),
})

/** @param isDefault initial value for a new address; true for the first one */
export function valuesOf(address: Address | null, isDefault: boolean): AddressValues {
  return {
    name: address?.name ?? '',
    destination: address?.destination ?? '',
    building: address?.building ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    post: address?.post ?? '',
    country: address?.country ?? '',
    phone: address?.phone ?? '',
    isDefault: address?.isDefault ?? isDefault,
  }
}

/** The changed fields; differences only in surrounding spaces are ignored. */
export function changesOf(typed: AddressValues, before: AddressValues): Partial<AddressValues> {
  const changed = addressFields.filter(({ name }) => typed[name].trim() !== before[name].trim())
  return {
    ...Object.fromEntries(changed.map(({ name }) => [name, typed[name]])),
    ...(typed.isDefault !== before.isDefault && { isDefault: typed.isDefault }),
  }
}

export function isSameAddress(one: AddressValues, other: AddressValues): boolean {
  return Object.keys(changesOf(one, other)).length === 0
}
