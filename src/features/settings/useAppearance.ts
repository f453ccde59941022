import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Appearance } from '#ui/appearance/appearance'
import { changeAppearance, selectAppearance } from '#ui/appearance/appearanceSlice'

/** The current appearance, and a function to change part of it. */
export function useAppearance(): [Appearance, (change: Partial<Appearance>) => void] {
  const appearance = useSelector(selectAppearance)
  const dispatch = useDispatch()
  const change = useCallback(
    (part: Partial<Appearance>) => {
      dispatch(changeAppearance(part))
    },
    [dispatch],
  )
  return [appearance, change]
}
