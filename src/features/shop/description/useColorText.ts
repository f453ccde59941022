import { useCallback } from 'react'
import { shopColors } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'

/** The name of a product's colour in the language on screen; of one that nobody knows, as it came. */
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

/** A product with what was chosen of it: `Night Raid Hoodie (Violet, S)`. */
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
