import { useCallback } from 'react'
import { useColorText } from '../description/useColorText'

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
