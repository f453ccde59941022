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
