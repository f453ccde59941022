import type { Address } from '#contract/shop/address'
import type { MessageKey } from '#ui/intl/messages'

/** What a person writes of an address, in the order of the form. */
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

/** As long as the contract allows. */
export const longestLine = 200

const wanted: readonly AddressField[] = ['name', 'street', 'city', 'post', 'phone']

export function isWanted(name: AddressField): boolean {
  return wanted.includes(name)
}

/** Digits of any script with what people write between them; enough of them to be called. */
const phonePattern = /^[+(]?(?:[\s().-]*\p{Nd}){6,15}[\s().-]*$/u

/** What is wrong with a value; null when nothing is. */
export function addressProblem(name: AddressField, value: string): MessageKey | null {
  if (value.trim() === '') return isWanted(name) ? 'shop.checkout.problem.required' : null
  if (name === 'phone' && !phonePattern.test(value.trim())) return 'shop.checkout.problem.phone'
  return null
}

/** `isDefault` of a new one: the first is. */
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

export function trimmed(values: AddressValues): AddressValues {
  const { isDefault, ...lines } = values
  const next: AddressValues = { ...lines, isDefault }
  for (const { name } of addressFields) next[name] = lines[name].trim()
  return next
}

export function isSameAddress(one: AddressValues, other: AddressValues): boolean {
  return (
    one.isDefault === other.isDefault &&
    addressFields.every(({ name }) => one[name].trim() === other[name].trim())
  )
}
