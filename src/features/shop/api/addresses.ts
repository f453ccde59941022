import { api } from '#api/client/api'
import { demoMutation, demoQuery, demoRemoval } from '#api/client/demo'
import {
  type AddressChange,
  type AddressList,
  addressListSchema,
  type NewAddress,
} from '#contract/shop/address'
import { shopPaths } from '#contract/shop/paths'

const addresses = demoQuery<AddressList, void>('Address', () => ({
  path: shopPaths.addresses,
  schema: addressListSchema,
}))

const addAddress = demoMutation(['Address'], (address: NewAddress) => ({
  path: shopPaths.newAddress,
  schema: addressListSchema,
  body: address,
}))

const editAddress = demoMutation(['Address'], (changes: AddressChange) => ({
  path: shopPaths.editAddress,
  schema: addressListSchema,
  body: changes,
}))

const removeAddress = demoRemoval(['Address', 'Cart'], (id: string) => ({
  path: shopPaths.removeAddress,
  body: { id },
}))

/** The demo shop's address book. */
export const shopAddressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query(addresses),
    addAddress: build.mutation(addAddress),
    editAddress: build.mutation(editAddress),
    removeAddress: build.mutation(removeAddress),
  }),
})

export const {
  useAddressesQuery,
  useAddAddressMutation,
  useEditAddressMutation,
  useRemoveAddressMutation,
} = shopAddressesApi
