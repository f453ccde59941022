import * as v from 'valibot'
import {
  type Address,
  addressSchema,
  type editedAddressSchema,
  type newAddressSchema,
  type removedAddressSchema,
} from '#contract/shop/address'
import { DemoError, refuseIfChanged } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { changeCheckout, readCheckout } from './cart'
import { shopDatabase as database } from './database'

/** Addresses in their stored order. */
export async function listAddresses() {
  const { records, skipped } = validRecords(addressSchema, await database.addresses.toArray())
  return { address: records, ...skipped }
}

/** Stores an address; the same id again replaces it by the last version. */
export async function addAddress({
  id = randomHex(8),
  isReturned,
  ...fields
}: v.InferOutput<typeof newAddressSchema>) {
  const others = isReturned ? (await listAddresses()).address.filter((one) => one.id !== id) : []
  const isDefault = fields.isDefault && !others.some((one) => one.isDefault)
  return keep({ ...fields, id, isDefault })
}

export async function editAddress({ was, ...changes }: v.InferOutput<typeof editedAddressSchema>) {
  const stored = await database.addresses.get(changes.id)
  if (!stored) throw new DemoError(404, 'There is no such address')
  const known = v.parse(addressSchema, stored)
  refuseIfChanged(known, was, changes)
  return keep(v.parse(addressSchema, { ...known, ...changes }))
}

/** Removes an address, also from the cart. */
export async function removeAddress({ id }: v.InferOutput<typeof removedAddressSchema>) {
  if ((await database.addresses.where({ id }).delete()) === 0) {
    throw new DemoError(404, 'There is no such address')
  }
  if ((await readCheckout()).billing?.id === id) await changeCheckout({ billing: null })
  return listAddresses()
}

/** Stores an address; a new default replaces the old one. */
async function keep(address: Address) {
  if (address.isDefault) await database.addresses.toCollection().modify({ isDefault: false })
  await database.addresses.put(address)
  return listAddresses()
}
