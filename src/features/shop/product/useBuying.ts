import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mostOfALine } from '#contract/shop/cart'
import type { Product } from '#contract/shop/product'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { useCartQuery } from '../api/cart'
import { useAddToCart } from '../buying/useAddToCart'
import { useChoiceName } from '../description/useColorText'

/** The chosen options of a product, and the actions for them. */
export function useBuying({ id, name, colors, sizes }: Product, onAdded?: () => void) {
  const text = useText()
  const navigate = useNavigate()
  const choiceName = useChoiceName()
  const { data: cart, isFetching } = useCartQuery()
  const { add, busy } = useAddToCart()
  /** Quantities added to the cart from this page, by choice; and the addition in progress. */
  const added = useRef(new Map<string, number>())
  const adding = useRef<Promise<unknown>>(null)
  const [color, setColor] = useState(onlyOne(colors))
  const [size, setSize] = useState(onlyOne(sizes))
  const [wanted, setWanted] = useState(1)
  const [isWanted, setIsWanted] = useState(false)
  const firstColor = useRef<HTMLInputElement>(null)
  const firstSize = useRef<HTMLInputElement>(null)
  const colorMissing = colors.length > 0 && color === ''
  const sizeMissing = sizes.length > 0 && size === ''

  const key = [id, color, size].join()
  const line = cart?.value.products.find(
    (one) => one.id === id && one.color === color && one.size === size,
  )
  const inCart = line?.quantity ?? 0
  const most = mostOfALine - inCart
  const quantity = Math.max(1, Math.min(wanted, most))

  function isChosen(): boolean {
    setIsWanted(true)
    const missing = colorMissing ? firstColor : sizeMissing ? firstSize : null
    missing?.current?.focus()
    return missing === null
  }

  async function put(count: number, isShown: boolean): Promise<boolean> {
    const choice = { id, color, size, quantity: count }
    const sending = add(choice, choiceName(name, choice), isShown)
    adding.current = sending
    const isDone = await sending
    if (isDone) added.current.set(key, (added.current.get(key) ?? 0) + count)
    return isDone
  }

  /** Goes to the checkout. Counts what was just added here, and only adds the missing quantity. */
  async function buy(): Promise<void> {
    if (!isChosen()) return
    // Another window may have removed it.
    const isKnown = !busy && !isFetching
    await adding.current
    const here = added.current.get(key) ?? 0
    const missing = Math.min(quantity - (isKnown ? Math.min(here, inCart) : here), most)
    if (missing <= 0 || (await put(missing, true))) await navigate(memberPaths.checkout)
  }

  return {
    color,
    setColor,
    size,
    setSize,
    colorError: isWanted && colorMissing ? text('shop.product.colorMissing') : null,
    sizeError: isWanted && sizeMissing ? text('shop.product.sizeMissing') : null,
    firstColor,
    firstSize,
    quantity,
    setQuantity: setWanted,
    inCart,
    most,
    busy,
    add: async (): Promise<void> => {
      if (isChosen() && (await put(quantity, false))) onAdded?.()
    },
    buy,
  }
}

/** A single value is chosen automatically. */
function onlyOne(values: readonly string[]): string {
  return values.length === 1 ? (values[0] ?? '') : ''
}
