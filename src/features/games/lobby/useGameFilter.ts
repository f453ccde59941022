import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { gameCategories } from '#contract/games/games'
import { cut } from '#lib/text/graphemes'

/** Empty means all games. */
export const gameChoices = ['', 'favourites', ...gameCategories] as const

/** Empty means the operator's order. */
export const gameSorts = ['', 'name', 'played'] as const

export interface GameFilter {
  readonly search: string
  readonly choice: (typeof gameChoices)[number]
  readonly sort: (typeof gameSorts)[number]
}

/**
 * Filter stored in the address (`?q=nova&category=slot&sort=name`), so that reload, bookmark and Back keep
 * it. Invalid values are ignored.
 */
export function useGameFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo<GameFilter>(
    () => ({
      search: cut(params.get('q') ?? '', 200),
      choice: gameChoices.find((choice) => choice === params.get('category')) ?? '',
      sort: gameSorts.find((sort) => sort === params.get('sort')) ?? '',
    }),
    [params],
  )
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(values)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    filter,
    search: useCallback((q: string) => set({ q }), [set]),
    choose: useCallback((category: string) => set({ category }), [set]),
    sortBy: useCallback((sort: string) => set({ sort }), [set]),
    /** Shows all games again; the order stays. */
    showAll: useCallback(() => set({ q: '', category: '' }), [set]),
  }
}
