import type { HttpHandler } from 'msw/http'
import * as v from 'valibot'
import { editedAddressSchema, newAddressSchema, removedAddressSchema } from '#contract/shop/address'
import { addLineSchema, removeLineSchema, updateLineSchema } from '#contract/shop/cart'
import { cancelOrderSchema, orderProgressSchema, placeOrderSchema } from '#contract/shop/order'
import { shopPaths } from '#contract/shop/paths'
import * as payment from '#contract/shop/payment'
import {
  filterRequestSchema,
  productToWire,
  reviewSchema,
  reviewToWire,
} from '#contract/shop/product'
import { idOnWire } from '#contract/wire'
import type { MockConfig } from '../config'
import { DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { addAddress, editAddress, listAddresses, removeAddress } from './addresses'
import { readCart } from './cart'
import { shopDatabase } from './database'
import { addLine, removeLine, updateLine } from './lines'
import { cancelOrder, changeProgress, listOrders, placeOrder } from './orders'
import * as choose from './payment'
import { filterProducts, findProduct, readProducts, relatedProducts } from './products'

const idRequestSchema = v.object({ id: idOnWire })

export function shopHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, shopDatabase)
  return [
    routes.get(shopPaths.products, async () => {
      const { records, skipped } = await readProducts()
      return { products: records.map(productToWire), ...skipped }
    }),
    routes.post(shopPaths.filterProducts, filterRequestSchema, async ({ filter }) =>
      filterProducts((await readProducts()).records, filter).map(productToWire),
    ),
    routes.post(shopPaths.product, idRequestSchema, async ({ id }) =>
      productToWire(findProduct((await readProducts()).records, id)),
    ),
    routes.post(shopPaths.related, idRequestSchema, async ({ id }) =>
      relatedProducts((await readProducts()).records, id).map(productToWire),
    ),
    routes.get(shopPaths.reviews, async () => {
      const rows = await shopDatabase.reviews.toArray()
      const { records, skipped } = validRecords(reviewSchema, rows)
      return { productReviews: records.map(reviewToWire), ...skipped }
    }),
    routes.get(shopPaths.addresses, listAddresses),
    routes.post(shopPaths.newAddress, newAddressSchema, addAddress),
    routes.post(shopPaths.editAddress, editedAddressSchema, editAddress),
    routes.post(shopPaths.removeAddress, removedAddressSchema, removeAddress),
    routes.get(shopPaths.cart, readCart),
    routes.post(shopPaths.add, addLineSchema, addLine, wholeStoreBody),
    routes.post(shopPaths.remove, removeLineSchema, removeLine, wholeStoreBody),
    routes.post(shopPaths.update, updateLineSchema, updateLine, wholeStoreBody),
    routes.post(shopPaths.billingAddress, payment.billingRequestSchema, choose.chooseBilling),
    routes.post(shopPaths.discount, payment.discountRequestSchema, choose.grantDiscount),
    routes.post(shopPaths.shippingCharge, payment.shippingRequestSchema, choose.chooseShipping),
    routes.post(shopPaths.paymentMethod, payment.methodRequestSchema, choose.chooseMethod),
    routes.post(shopPaths.paymentCard, payment.cardRequestSchema, choose.chooseCard),
    routes.post(shopPaths.discountWorth, payment.discountRequestSchema, choose.askDiscount),
    routes.post(shopPaths.placeOrder, placeOrderSchema, placeOrder),
    routes.get(shopPaths.orders, listOrders),
    routes.post(shopPaths.cancelOrder, cancelOrderSchema, cancelOrder),
    routes.post(shopPaths.orderProgress, orderProgressSchema, changeProgress),
    routes.action(shopPaths.reset, choose.resetCart),
  ]
}
