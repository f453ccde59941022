/** The demo shop's address book. */
import * as v from 'valibot'
import { idInBody, skippedRecords } from '../demo'
import { idOnWire } from '../wire'

const line = v.pipe(v.string(), v.maxLength(200))
const wantedLine = v.pipe(
  line,
  v.metadata({ pattern: '\\S' }),
  v.check((text) => text.trim() !== '', 'Must not be empty'),
)
/** Postal codes and phone numbers may also be numbers. */
const digits = v.union([
  line,
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String)),
])

const fields = {
  name: wantedLine,
  /** Kind of place: home, office… */
  destination: v.optional(line, ''),
  building: v.optional(line, ''),
  street: v.optional(line, ''),
  city: v.optional(line, ''),
  state: v.optional(line, ''),
  country: v.optional(line, ''),
  post: v.optional(digits, ''),
  phone: v.optional(digits, ''),
  /** At most one address is the default. */
  isDefault: v.optional(v.boolean(), false),
}

export const addressSchema = v.object({ id: idOnWire, ...fields })

export type Address = v.InferOutput<typeof addressSchema>

/** Answer of the list and of all changes. */
export const addressListSchema = v.object({ address: v.array(addressSchema), ...skippedRecords })

export type AddressList = v.InferOutput<typeof addressListSchema>

const idInRequest = v.union([idInBody, v.pipe(v.number(), v.safeInteger(), v.transform(String))])

/** Without an id, the address gets one. A repeated id is the same address, so a repeat adds nothing. */
export const newAddressSchema = v.object({
  ...fields,
  id: v.optional(idInRequest),
  /** Restores an address that was deleted by mistake; it does not replace a default chosen in the meantime. */
  isReturned: v.optional(v.boolean(), false),
})

export type NewAddress = v.InferInput<typeof newAddressSchema>

/** A field that is left out stays unchanged, so two tabs never overwrite each other's fields. */
export const editedAddressSchema = v.object({
  ...v.partial(v.object(fields)).entries,
  id: idInRequest,
  /** Base values of the changed fields. If one has changed elsewhere, nothing is saved. */
  was: v.optional(v.partial(v.object(fields)), {}),
})

export const removedAddressSchema = v.object({ id: idInRequest })

type AddressPart = Partial<Omit<Address, 'id'>>

export type AddressChange = AddressPart & Pick<Address, 'id'> & { was: AddressPart }
