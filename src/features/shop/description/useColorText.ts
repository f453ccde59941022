import { useCallback } from 'react'
import { shopColors } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'

/** Translates the name of a product's colour; an unknown name stays as it is. */
export function useColorText(): (color: string) => string {
  const text = useText()
  return useCallback(
    (color) => {
      const known = shopColors.find((one) => one === color)
      return known === undefined ? color : text(`shop.parts.color.${known}`)
    },
    [text],
  )
}

/** A product with its options: `Night Raid Hoodie (Violet, S)`. */
export function useChoiceName(): (name: string, choice: { color: string; size: string }) => string {
  const colorText = useColorText()
  return useCallback(
    (name, { color, size }) => {
      const chosen = [colorText(color), size].filter((part) => part !== '')
      return chosen.length === 0 ? name : `${name} (${chosen.join(', ')})`
    },
    [colorText],
  )
}
