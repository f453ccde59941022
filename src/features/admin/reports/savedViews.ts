/** Views of the reports that a member of staff has named: kept on this device, apart for each account. */
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

export interface SavedView {
  name: string
  /** The page's address after `?`. */
  search: string
}

/** In characters. */
export const longestViewName = 40

const mostViews = 30

const viewsSchema = v.array(v.object({ name: v.string(), search: v.string() }))

export const savedViews = storedByName((adminID) =>
  storedValue<SavedView[]>(`admin-views:${adminID}`, (stored) => {
    const read = v.safeParse(viewsSchema, stored)
    return read.success ? read.output : null
  }),
)

/** Adds a view, or replaces the one of this name. */
export function saveView(adminID: string, view: SavedView): void {
  savedViews(adminID).update((views) =>
    [...(views ?? []).filter(({ name }) => name !== view.name), view].slice(-mostViews),
  )
}

export function renameView(adminID: string, from: string, to: string): void {
  savedViews(adminID).update((views) =>
    (views ?? [])
      .filter(({ name }) => name === from || name !== to)
      .map((view) => (view.name === from ? { ...view, name: to } : view)),
  )
}

export function deleteView(adminID: string, name: string): void {
  savedViews(adminID).update((views) => {
    const left = (views ?? []).filter((view) => view.name !== name)
    return left.length === 0 ? null : left
  })
}
