import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mostOfALine } from '#contract/shop/cart'
import type { Product } from '#contract/shop/product'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { useCartQuery } from '../api/cart'
import { useAddToCart } from '../buying/useAddToCart'
import { useChoiceName } from '../buying/useChoiceName'

/** What is chosen of a product, and what can be done with it. */
export function useBuying({ id, name, colors, sizes }: Product) {
  const text = useText()
  const navigate = useNavigate()
  const choiceName = useChoiceName()
  const { data: cart } = useCartQuery()
  const { add, busy } = useAddToCart()
  const [color, setColor] = useState(colors[0] ?? '')
  const [size, setSize] = useState(sizes.length === 1 ? (sizes[0] ?? '') : '')
  const [wanted, setWanted] = useState(1)
  const [sizeMissing, setSizeMissing] = useState(false)
  const firstSize = useRef<HTMLInputElement>(null)

  const line = cart?.value.products.find(
    (one) => one.id === id && one.color === color && one.size === size,
  )
  const inCart = line?.quantity ?? 0
  const most = mostOfALine - inCart
  const quantity = Math.max(1, Math.min(wanted, most))

  async function addChosen(): Promise<boolean> {
    if (sizes.length > 0 && size === '') {
      setSizeMissing(true)
      firstSize.current?.focus()
      return false
    }
    const choice = { id, color, size, quantity }
    return add(choice, choiceName(name, choice))
  }

  return {
    color,
    setColor,
    size,
    setSize: (next: string) => {
      setSize(next)
      setSizeMissing(false)
    },
    sizeError: sizeMissing ? text('shop.product.sizeMissing') : null,
    firstSize,
    quantity,
    setQuantity: setWanted,
    inCart,
    most,
    busy,
    add: () => void addChosen(),
    buy: async (): Promise<void> => {
      if (await addChosen()) await navigate(memberPaths.checkout)
    },
  }
}
