import { useCallback } from 'react'
import { useText } from '../intl/useText'

/**
 * The sentence about a field that holds no more, empty while there is room: of what is pasted a browser
 * cuts what is too long, and says nothing. Without `value` it is full.
 */
export function useFullNote() {
  const text = useText()
  return useCallback(
    (most: number, value?: string) =>
      value === undefined || value.length >= most ? text('demo.full', { most }) : '',
    [text],
  )
}
