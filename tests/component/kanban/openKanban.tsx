import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { BoardPage } from '#features/kanban/BoardPage'
import { kanbanDatabase } from '#mocks/kanban/database'
import { renderDemo, resetDemo } from '../demoPages'

export async function renderBoard(path = '/app/kanban/board') {
  const rendered = await renderDemo(<BoardPage />, { path })
  await screen.findByRole('region', { name: 'New', hidden: true })
  return rendered
}

export const column = (name: string) => screen.getByRole('region', { name, hidden: true })

export const titles = (name: string) =>
  within(within(column(name)).getByRole('list', { hidden: true }))
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.textContent)

export const title = 'Answer “Where is my withdrawal?” from the timeline'

/** @returns the draggable element that has the focus */
export const focused = () =>
  document.activeElement?.closest<HTMLElement>('[data-rfd-drag-handle-draggable-id]') ?? null

export async function choose(
  user: Awaited<ReturnType<typeof renderBoard>>['user'],
  of: string,
  entry: string,
) {
  await user.click(await screen.findByRole('button', { name: of }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Sets up each test: the sample board, no state from an earlier visit. */
export function startKanban(): void {
  beforeEach(() => {
    sessionStorage.clear()
    return resetDemo(kanbanDatabase)
  })
}
