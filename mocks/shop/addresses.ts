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

export async function addAddress({ id, ...fields }: NewAddress) {
  if (id !== undefined && (await database.addresses.get(id))) {
    throw new Refusal('changed')
  }
  return keep({ ...fields, id: id ?? randomHex(8) })
}

export async function editAddress({ was, ...changes }: v.InferOutput<typeof editedAddressSchema>) {
  const stored = await database.addresses.get(changes.id)
  if (!stored) throw new Refusal(404, 'There is no such address')
  const known = v.parse(addressSchema, stored)
  refuseIfChanged(known, was)
  return keep(v.parse(addressSchema, { ...known, ...changes }))
}

/** A new default takes the place of the old one. */
async function keep(address: Address) {
  if (address.isDefault) await database.addresses.toCollection().modify({ isDefault: false })
  await database.addresses.put(address)
  return listAddresses()
}
