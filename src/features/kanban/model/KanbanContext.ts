import { createContext, useContext } from 'react'
import type { Kanban } from './kanban'

export const KanbanContext = createContext<Kanban | null>(null)

/** The kanban that the page around shows. Throws outside of one. */
export function useKanban(): Kanban {
  const kanban = useContext(KanbanContext)
  if (kanban === null) throw new Error('There is no kanban around this')
  return kanban
}
