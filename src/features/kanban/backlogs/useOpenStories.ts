import { useState } from 'react'
import { useKanban } from '../model/KanbanContext'

/** With more items than this, stories start closed: each open one is a list of its own. */
const fewItems = 60

/** Which stories show their items. */
export function useOpenStories() {
  const { items } = useKanban()
  const [startOpen] = useState(items.size <= fewItems)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: (storyId: string) => toggled.has(storyId) !== startOpen,
    toggle: (storyId: string) => {
      const next = new Set(toggled)
      if (!next.delete(storyId)) next.add(storyId)
      setToggled(next)
    },
  }
}
