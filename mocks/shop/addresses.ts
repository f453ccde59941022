import * as v from 'valibot'
import {
  type Address,
  addressSchema,
  type editedAddressSchema,
  type NewAddress,
} from '#contract/shop/address'
import { Refusal, refuseIfChanged } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { shopDatabase as database } from './database'

/** As they stand in the book. */
export async function listAddresses() {
  const { records, skipped } = validRecords(addressSchema, await database.addresses.toArray())
  return { address: records, ...skipped }
}

/** The same id sent again is the same address, as it is sent last. */
export async function addAddress({ id = randomHex(8), ...fields }: NewAddress) {
  return keep({ ...fields, id })
}

export async function editAddress({ was, ...changes }: v.InferOutput<typeof editedAddressSchema>) {
  const stored = await database.addresses.get(changes.id)
  if (!stored) throw new Refusal(404, 'There is no such address')
  const known = v.parse(addressSchema, stored)
  refuseIfChanged(known, was, changes)
  return keep(v.parse(addressSchema, { ...known, ...changes }))
}

/** A new default takes the place of the old one. */
async function keep(address: Address) {
  if (address.isDefault) await database.addresses.toCollection().modify({ isDefault: false })
  await database.addresses.put(address)
  return listAddresses()
}
