import { useEffect, useRef } from 'react'
import type { Item } from '#contract/kanban/kanban'

/** Has a list scroll to its end, where what was added stands, as soon as it is there. */
export function useShowAdded(items: readonly Item[], add: (title: string) => Promise<boolean>) {
  const box = useRef<HTMLDivElement>(null)
  const isComing = useRef(false)
  const count = useRef(items.length)
  useEffect(() => {
    const isLonger = items.length > count.current
    count.current = items.length
    if (!isLonger || !isComing.current || box.current === null) return
    isComing.current = false
    box.current.scrollTop = box.current.scrollHeight
  }, [items])
  return {
    box,
    onAdd: async (title: string) => {
      const isDone = await add(title)
      isComing.current = isDone
      return isDone
    },
  }
}
