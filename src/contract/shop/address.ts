/** The demo shop's address book. */
import * as v from 'valibot'
import { idInBody, skippedRecords } from '../demo'
import { idOnWire } from '../wire'

const line = v.pipe(v.string(), v.maxLength(200))
const wantedLine = v.pipe(
  line,
  v.check((text) => text.trim() !== '', 'Must not be empty'),
)
/** Postal codes and telephone numbers come as numbers, too. */
const digits = v.union([
  line,
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String)),
])

const fields = {
  name: wantedLine,
  /** What the place is: home, office… */
  destination: v.optional(line, ''),
  building: v.optional(line, ''),
  street: v.optional(line, ''),
  city: v.optional(line, ''),
  state: v.optional(line, ''),
  country: v.optional(line, ''),
  post: v.optional(digits, ''),
  phone: v.optional(digits, ''),
  /** At most one address is. */
  isDefault: v.optional(v.boolean(), false),
}

export const addressSchema = v.object({ id: idOnWire, ...fields })

export type Address = v.InferOutput<typeof addressSchema>

/** The answer of the list and of all changes. */
export const addressListSchema = v.object({ address: v.array(addressSchema), ...skippedRecords })

export type AddressList = v.InferOutput<typeof addressListSchema>

const idInOrder = v.union([idInBody, v.pipe(v.number(), v.safeInteger(), v.transform(String))])

/** Without an id it gets one; the same id again is the same address, so that sending again adds nothing. */
export const newAddressSchema = v.object({
  ...fields,
  id: v.optional(idInOrder),
  /** Of one that was deleted by mistake: it takes the default from none that was made it meanwhile. */
  isReturned: v.optional(v.boolean(), false),
})

export type NewAddress = v.InferInput<typeof newAddressSchema>

/** What is left out stays as it is: two tabs never overwrite each other's. */
export const editedAddressSchema = v.object({
  ...v.partial(v.object(fields)).entries,
  id: idInOrder,
  /** What the fields were that are changed. If one is another by now, nothing is. */
  was: v.optional(v.partial(v.object(fields)), {}),
})

export const removedAddressSchema = v.object({ id: idInOrder })

type AddressPart = Partial<Omit<Address, 'id'>>

export type AddressChange = AddressPart & Pick<Address, 'id'> & { was: AddressPart }
