export const views = ['month', 'week', 'day', 'agenda'] as const

export type View = (typeof views)[number]

export function isView(value: unknown): value is View {
  return views.some((view) => view === value)
}
