import { useState } from 'react'
import { counted } from '../../demo/counted'

/** How many digits are missing, said once the field was left: nobody is told of what they are still typing. */
export function useMissing(digits: string, whole: number) {
  const [wasLeft, setLeft] = useState(false)
  const isShort = wasLeft && digits !== '' && digits.length < whole
  return {
    missing: isShort ? `Missing: ${counted(whole - digits.length, 'digit')}` : null,
    onBlur: () => setLeft(true),
  }
}
